import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Facts } from './facts.ts'

const startingSite = join(import.meta.dirname, 'starting-site')
const factsFile = 'facts.ts'
/** Of the platforms that pages link to, not of the network. */
const keptMedia = 'icons/places.svg'
/** Parts of the former site's agreement; the starting one is a single file. */
const formerParts = ['agreement/eligibility.ts', 'agreement/liability.ts', 'agreement/programme.ts']

/** Writes the starting files over `site/src` and empties `site/media`. Files that name no network stay as they are. */
export function writeSite(site: string, facts: Facts): void {
  for (const file of globSync('**/*.ts', { cwd: startingSite })) {
    if (file === factsFile) continue
    const target = join(site, 'src', file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, fillIn(readFileSync(join(startingSite, file), 'utf8'), { file, facts }))
  }
  for (const file of formerParts) rmSync(join(site, 'src', file), { force: true })
  const icons = readFileSync(join(site, 'media', keptMedia))
  rmSync(join(site, 'media'), { recursive: true })
  mkdirSync(dirname(join(site, 'media', keptMedia)), { recursive: true })
  writeFileSync(join(site, 'media', keptMedia), icons)
}

/** A starting file as it stands in site/src: with values for facts, and with imports from where it then is. */
export function fillIn(text: string, { file, facts }: { file: string; facts: Facts }): string {
  const valueOf = (key: string) => facts[key as keyof Facts]
  return text
    .replaceAll(/^import \{ facts \} from .*\n/gm, '')
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, (template) => fillInTemplate(template, facts))
    .replaceAll(/\bfacts\.(\w+)/g, (_, key: string) => JSON.stringify(valueOf(key)))
    .replaceAll(/'@network-site\/site\/([\w/-]+)'/g, (_, module: string) => `'${pathFrom(file, module)}'`)
}

/** A template with values for facts; a plain string where nothing else is left to fill in. */
function fillInTemplate(template: string, facts: Facts): string {
  const fact = /\$\{facts\.(\w+)\}/g
  const wordsOf = (key: string) => {
    const value = facts[key as keyof Facts]
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  if (!template.replaceAll(fact, '').includes('${')) {
    const words = template.slice(1, -1).replaceAll(/\\(.)/g, '$1')
    return JSON.stringify(words.replaceAll(fact, (_, key: string) => wordsOf(key)))
  }
  return template.replaceAll(fact, (_, key: string) => wordsOf(key).replaceAll(/[`\\]|\$(?=\{)/g, '\\$&'))
}

function pathFrom(file: string, module: string): string {
  const path = relative(dirname(file), `${module}.ts`).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}
