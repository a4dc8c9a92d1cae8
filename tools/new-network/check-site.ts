import { validateSite } from '@network-site/site/validation/validate-site'

const wrong = validateSite()
for (const line of wrong) console.error(line)
process.exitCode = wrong.length > 0 ? 1 : 0
