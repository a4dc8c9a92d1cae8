import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { translationTags } from '@network-site/site/languages'
import { color, currencySymbol, emailAddress, positive, sentence } from '@network-site/site/validation/field-values'
import { z } from 'zod'
import { luminance } from '../../art/mix-color.ts'
import { Failure } from '../bootstrap/failure.mjs'

/** Text is light, so the background must be dark. */
const maxBackgroundLuminance = 0.05
/** First path segments of the API and of media, which pages must not use. */
const takenPaths =
  'collection-card f faucet healthz leaderboard livez metadata metrics mints page-errors progress progress-card quests readyz releases rpc sandbox social brand games icons layers league node partners video'.split(
    ' ',
  )
const shortName = sentence.max(40, 'must have at most 40 characters')

/** The answers that `npm run new-network` asks for or reads from a file. */
export const answersSchema = z.strictObject({
  name: sentence.max(24, 'must have at most 24 characters'),
  description: sentence.max(170, 'must have at most 170 characters'),
  accentColor: color,
  backgroundColor: color.refine(
    (value) => luminance(value) <= maxBackgroundLuminance,
    'must be dark, like #07080b, because text is light',
  ),
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain like example.com'),
  contactEmail: emailAddress,
  testnetName: shortName,
  chainId: z.coerce.number('must be a whole number').pipe(positive),
  currencyName: shortName,
  currencySymbol,
  rollupName: shortName,
  baseChainName: shortName,
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name'),
  nodeName: shortName,
  leagueName: shortName,
  campaignName: z
    .string()
    .regex(/^[A-Za-z][A-Za-z ]{1,20}$/, 'must be one or two words')
    .refine(
      (name) => !takenPaths.includes(slugOf(name)),
      'must be another word, because the site uses this one in its URLs',
    ),
  itemName: z.string().regex(/^[A-Z][A-Za-z ]{1,20}$/, 'must be one or two words, the first with a capital'),
  languages: z
    .string()
    .refine(
      (answer) => keptLanguages(answer).every((tag) => translationTags.includes(tag)),
      `must be all, none, or some of ${translationTags.join(', ')}, separated by commas`,
    ),
})

export type Answers = z.infer<typeof answersSchema>

type Question = {
  key: keyof Answers
  ask: string
  /** Returns the default answer, based on earlier answers. */
  suggest?: (answered: Partial<Answers>) => string
}

/** The questions in order; later suggestions build on earlier answers. */
export const questions: readonly Question[] = [
  { key: 'name', ask: 'What is the network called?' },
  {
    key: 'description',
    ask: 'What is it, in one sentence?',
    suggest: ({ name }) => `${name} is a Layer 3 for games where players own and trade the items they win.`,
  },
  { key: 'accentColor', ask: 'Which accent color?', suggest: () => '#2fb8c6' },
  { key: 'backgroundColor', ask: 'Which dark background color?', suggest: () => '#07090c' },
  { key: 'domain', ask: 'Which domain?', suggest: ({ name }) => `${slugOf(name)}.example` },
  {
    key: 'contactEmail',
    ask: 'Which email address receives contact form messages?',
    suggest: ({ domain }) => `hello@${domain}`,
  },
  { key: 'testnetName', ask: 'What is the test network called?', suggest: ({ name }) => `${name} Testnet` },
  { key: 'chainId', ask: 'What is its chain ID?' },
  { key: 'currencyName', ask: 'What is its currency called?', suggest: () => 'Ether' },
  { key: 'currencySymbol', ask: 'What is the currency’s symbol?', suggest: () => 'ETH' },
  { key: 'rollupName', ask: 'Which Layer 2 does it settle to?', suggest: () => 'Arbitrum' },
  { key: 'baseChainName', ask: 'Which Layer 1 is below that?', suggest: () => 'Ethereum' },
  {
    key: 'repository',
    ask: 'Which GitHub repository releases the node software?',
    suggest: ({ name }) => `${slugOf(name)}/node`,
  },
  { key: 'nodeName', ask: 'What do you call a node that watches the chain?', suggest: () => 'Watch Node' },
  { key: 'leagueName', ask: 'What is the league of players called?', suggest: ({ name }) => `${name} League` },
  { key: 'campaignName', ask: 'What is the campaign on the test network called?', suggest: () => 'Open Season' },
  { key: 'itemName', ask: 'What are the collectibles called, in the plural?', suggest: () => 'Pioneers' },
  {
    key: 'languages',
    ask: `Which languages do you keep besides English: all, none, or some of ${translationTags.join(', ')}?`,
    suggest: () => 'none',
  },
]

/** Returns the tags of the languages to keep. */
export function keptLanguages(answer: string): string[] {
  if (answer === 'none') return []
  return answer === 'all' ? translationTags : answer.split(',').map((tag) => tag.trim())
}

/** Returns lowercase words joined by hyphens. */
export function slugOf(text = ''): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The answers of the last run, which the next one suggests. */
type SavedAnswers = { last: Partial<Answers>; save: (answered: Partial<Answers>) => void }

/** Keeps the answers in a file, so that a run that was interrupted or undone can be repeated. */
export function savedAnswers(file: string): SavedAnswers {
  return {
    last: readLast(file),
    save: (answered) => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify({ ...readLast(file), ...answered }, null, 2)}\n`)
    },
  }
}

/** Returns the answers of the file that are still valid. */
function readLast(file: string): Partial<Answers> {
  try {
    const kept = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object).filter(
      ([key, value]) =>
        key in answersSchema.shape && answersSchema.shape[key as keyof Answers].safeParse(value).success,
    )
    return Object.fromEntries(kept)
  } catch {
    // There is no file yet, or it was damaged.
    return {}
  }
}

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }

/** Asks the questions in a terminal, repeating each until its answer is valid. Saves each answer. */
export async function ask({ input, output }: Terminal, { last, save }: SavedAnswers): Promise<Answers> {
  const terminal = createInterface({ input, output })
  // An iterator keeps lines that arrive before their question, such as piped input.
  const lines = terminal[Symbol.asyncIterator]()
  let ended = false
  terminal.once('close', () => (ended = true))
  const answered: Partial<Answers> = {}
  for (const { key, ask: words, suggest } of questions) {
    const suggestion = last[key] === undefined ? suggest?.(answered) : String(last[key])
    terminal.setPrompt(suggestion === undefined ? `${words} ` : `${words} (${suggestion}) `)
    for (;;) {
      if (!ended) terminal.prompt()
      const { done, value } = await lines.next()
      if (done) throw new Failure('Some questions were not answered; nothing was written.')
      const { success, data, error } = answersSchema.shape[key].safeParse(value.trim() || suggestion)
      if (success) {
        Object.assign(answered, { [key]: data })
        save(answered)
        break
      }
      output.write(`  It ${error.issues[0]?.message}.\n`)
    }
  }
  terminal.close()
  return answersSchema.parse(answered)
}
