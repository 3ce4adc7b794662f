gyre sectors 7 --unit turn --digits full
