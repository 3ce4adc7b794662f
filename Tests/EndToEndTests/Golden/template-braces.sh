gyre sectors 3 --template '{{"at": {mid}, "wraps": {wraps}}}' --digits full
