import { createInterface } from 'node:readline/promises'
import { color, currencySymbol, emailAddress, positive, sentence } from '@network-site/site/validation/field-values'
import { z } from 'zod'
import { luminance } from '../../art/mix-color.ts'
import { Failure } from '../bootstrap/failure.mjs'

/** The site has light words on a dark ground. */
const brightestBackground = 0.05
/** The first part of addresses of the API and of media, below which no page may be. */
const takenPaths =
  'collection-card f faucet healthz leaderboard livez metadata metrics mints page-errors progress progress-card quests readyz releases rpc sandbox social brand games icons layers league node partners video'.split(
    ' ',
  )
const shortName = sentence.max(40, 'must have at most 40 characters')

/** What `npm run new-network` asks; a file of answers has these keys. */
export const answersSchema = z.strictObject({
  name: sentence.max(24, 'must have at most 24 characters'),
  description: sentence.max(170, 'must have at most 170 characters'),
  accentColor: color,
  backgroundColor: color.refine(
    (value) => luminance(value) <= brightestBackground,
    'must be dark, like #07080b: the words on it are light',
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
    .refine((name) => !takenPaths.includes(slugOf(name)), 'must be another word: the site uses it in its addresses'),
  itemName: z.string().regex(/^[A-Z][A-Za-z ]{1,20}$/, 'must be one or two words, the first with a capital'),
})

export type Answers = z.infer<typeof answersSchema>

type Question = {
  key: keyof Answers
  ask: string
  /** What Enter stands for, from the answers so far. */
  suggest?: (answered: Partial<Answers>) => string
}

/** In this order: later ones suggest what follows from earlier ones. */
export const questions: readonly Question[] = [
  { key: 'name', ask: 'What is the network called?' },
  {
    key: 'description',
    ask: 'What is it, in one sentence?',
    suggest: ({ name }) => `${name} is a Layer 3 for games: players own what they win and trade it as they like.`,
  },
  { key: 'accentColor', ask: 'Which colour stands out?', suggest: () => '#2fb8c6' },
  { key: 'backgroundColor', ask: 'Which dark colour lies behind everything?', suggest: () => '#07090c' },
  { key: 'domain', ask: 'At which domain?', suggest: ({ name }) => `${slugOf(name)}.example` },
  { key: 'contactEmail', ask: 'Who gets the mail of the contact form?', suggest: ({ domain }) => `hello@${domain}` },
  { key: 'testnetName', ask: 'What is the test network called?', suggest: ({ name }) => `${name} Testnet` },
  { key: 'chainId', ask: 'What is its chain id?' },
  { key: 'currencyName', ask: 'What is its currency called?', suggest: () => 'Ether' },
  { key: 'currencySymbol', ask: 'And its symbol?', suggest: () => 'ETH' },
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
  { key: 'itemName', ask: 'What are the pictures that people mint called, in the plural?', suggest: () => 'Pioneers' },
]

/** Lower-case words joined by hyphens. */
export function slugOf(text = ''): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }

/** Asks at the terminal, one question after the other, each until its answer will do. */
export async function ask({ input, output }: Terminal): Promise<Answers> {
  const terminal = createInterface({ input, output })
  // All lines in their order: those that are typed ahead or piped in come before they are asked for.
  const lines = terminal[Symbol.asyncIterator]()
  let ended = false
  terminal.once('close', () => (ended = true))
  const answered: Partial<Answers> = {}
  for (const { key, ask: words, suggest } of questions) {
    const suggestion = suggest?.(answered)
    terminal.setPrompt(suggestion === undefined ? `${words} ` : `${words} (${suggestion}) `)
    for (;;) {
      if (!ended) terminal.prompt()
      const { done, value } = await lines.next()
      if (done) throw new Failure('The questions were not all answered, and nothing was written.')
      const { success, data, error } = answersSchema.shape[key].safeParse(value.trim() || suggestion)
      if (success) {
        Object.assign(answered, { [key]: data })
        break
      }
      output.write(`  It ${error.issues[0]?.message}.\n`)
    }
  }
  terminal.close()
  return answersSchema.parse(answered)
}
