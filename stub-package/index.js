throw new Error('This package is replaced by stub-package/. Remove it from "overrides" in package.json if you need it.')
