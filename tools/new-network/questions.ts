import type { Answers } from './answers.ts'

export type Question = {
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
