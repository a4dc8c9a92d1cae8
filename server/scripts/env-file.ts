import { existsSync } from 'node:fs'

// Preloaded by npm scripts. Unlike --env-file-if-exists, it prints nothing if there is no .env.
if (existsSync('.env')) process.loadEnvFile('.env')
