import { describe, expect, it } from 'vitest'
import { type AskedItem, explainMint, type MintFacts } from './explain-mint.ts'

const item: AskedItem = {
  token: 7,
  state: 'waiting',
  failure: null,
  relayer: null,
  nonce: null,
  hash: null,
  askedSecondsAgo: 5,
  attempts: 0,
  ahead: 12,
}
const facts: MintFacts = {
  address: '0x00000000000000000000000000000000000000A1',
  day: 9,
  today: 9,
  isOpen: true,
  item: 7,
  received: [],
  asked: [],
  wallet: { hasCode: false, hasMintedBefore: true, hasRefusedToday: false, madeBatchRevert: false },
  budgets: [],
  relayers: { atWork: 1, withMoney: 1 },
  queued: 20,
  stuckSeconds: 15,
}
const failed = (failure: string): AskedItem => ({ ...item, state: 'failed', failure })
const sent: AskedItem = { ...item, state: 'sent', relayer: '0xb2', nonce: 4, hash: '0xff' }

describe('why a mint is missing', () => {
  it.each<[string, Partial<MintFacts>, string]>([
    ['a day to come', { day: 10 }, 'Day 10 has not begun'],
    ['an item that is there', { received: [7], asked: [{ ...sent, state: 'minted' }] }, 'by transaction 0xff'],
    ['one that somebody else minted', { received: [7] }, 'not ours'],
    ['a receiver that refused', { asked: [failed('RECEIVER_REFUSED')] }, 'is a contract, and refused'],
    ['a network over its share', { asked: [failed('BUDGET_SPENT_FOR_SOURCE')] }, 'when the next day begins'],
    ['a failure of an earlier day', { day: 8, asked: [failed('DAY_OVER')] }, 'cannot be had any more'],
    ['an unknown code', { asked: [failed('NEW_CODE')] }, 'because of NEW_CODE'],
    ['a place in the queue', { asked: [item] }, 'with 12 items before it'],
    ['a queue nobody works on', { asked: [item], relayers: { atWork: 0, withMoney: 0 } }, 'no relayer is at work'],
    ['relayers without money', { asked: [item], relayers: { atWork: 2, withMoney: 0 } }, 'operator top-up relayers'],
    ['a queue that was closed', { asked: [item], isOpen: false }, 'minting is closed'],
    ['a transaction under way', { asked: [sent] }, 'on its way in transaction 0xff'],
    ['a stuck one', { asked: [{ ...sent, askedSecondsAgo: 300 }] }, 'operator retry 4'],
    ['one that the chain lost', { asked: [{ ...sent, state: 'minted' }] }, 'the chain does not have it'],
    ['a wallet that asked for nothing', {}, 'No request for item 7 reached the queue'],
    ['an earlier day', { day: 3 }, 'No record says'],
    ['a closed door', { isOpen: false }, 'because minting is closed'],
    ['a spent day', { budgets: [{ scope: 'all', used: 5, limit: 5 }] }, 'the day’s gas is used up (all)'],
    ['no limit', { budgets: [{ scope: 'all', used: 5, limit: 0 }] }, 'No request for item 7'],
    [
      'a new wallet on a day whose share is gone',
      {
        wallet: { ...facts.wallet, hasMintedBefore: false },
        budgets: [{ scope: 'first-seen', used: 5, limit: 5 }],
      },
      'first-seen',
    ],
    ['a known wallet on that day', { budgets: [{ scope: 'first-seen', used: 5, limit: 5 }] }, 'No request for item 7'],
    ['a wallet as a whole', { item: undefined, received: [1, 2] }, 'Nothing is missing'],
    [
      'several missing items',
      { item: undefined, asked: [failed('MINT_CLOSED'), { ...failed('MINT_CLOSED'), token: 8 }] },
      'and 1 more of its items are missing too',
    ],
  ])('is said of %s', (_name, more, words) => {
    const sentence = explainMint({ ...facts, ...more })
    expect(sentence).toContain(words)
    expect(sentence).toMatch(/^[A-Z][^\n]+\.$/)
  })
})
