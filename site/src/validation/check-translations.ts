/** Prints every fault of the translations named on the command line, or of all. */
import { readTranslation, translationTags } from '../languages.ts'
import { validateTranslation } from './validate-translations.ts'

const tags = process.argv.length > 2 ? process.argv.slice(2) : translationTags
const faults = (await Promise.all(tags.map(async (tag) => validateTranslation(tag, await readTranslation(tag))))).flat()
for (const fault of faults) console.error(fault)
console.log(`${tags.length} translations checked, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
