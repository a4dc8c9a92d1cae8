import { describe, expect, it } from 'vitest'
import { type RequestedItem, explainMint, type MintFacts } from './explain-mint.ts'

const item: RequestedItem = {
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
const failed = (failure: string): RequestedItem => ({ ...item, state: 'failed', failure })
const sent: RequestedItem = { ...item, state: 'sent', relayer: '0xb2', nonce: 4, hash: '0xff' }

describe('explainMint', () => {
  it.each<[string, Partial<MintFacts>, string]>([
    ['a future day', { day: 10 }, 'Day 10 has not started'],
    ['a minted item', { received: [7], asked: [{ ...sent, state: 'minted' }] }, 'in transaction 0xff'],
    ['an item minted elsewhere', { received: [7] }, 'without a record here'],
    ['a contract that rejected the item', { asked: [failed('RECEIVER_REFUSED')] }, 'is a contract that rejected'],
    ['an IP range over its budget', { asked: [failed('BUDGET_SPENT_FOR_SOURCE')] }, 'when the next day starts'],
    ['a failure on an earlier day', { day: 8, asked: [failed('DAY_OVER')] }, 'can no longer be minted'],
    ['an unknown failure code', { asked: [failed('NEW_CODE')] }, 'because of NEW_CODE'],
    ['a queued item', { asked: [item] }, 'with 12 items ahead of it'],
    ['a queue without relayers', { asked: [item], relayers: { atWork: 0, withMoney: 0 } }, 'no relayer is running'],
    ['unfunded relayers', { asked: [item], relayers: { atWork: 2, withMoney: 0 } }, 'operator top-up relayers'],
    ['a queued item after closing', { asked: [item], isOpen: false }, 'minting is closed'],
    ['a pending transaction', { asked: [sent] }, 'in pending transaction 0xff'],
    ['a stuck transaction', { asked: [{ ...sent, askedSecondsAgo: 300 }] }, 'operator retry 4'],
    [
      'a mint removed by a reorganization',
      { asked: [{ ...sent, state: 'minted' }] },
      'a chain reorganization removed it',
    ],
    ['a wallet without requests', {}, 'No request for item 7 reached the queue'],
    ['an earlier day without requests', { day: 3 }, 'There is no record'],
    ['closed minting', { isOpen: false }, 'because minting is closed'],
    ['a spent budget', { budgets: [{ scope: 'all', used: 5, limit: 5 }] }, 'the daily gas budget is used up (all)'],
    ['a budget without a limit', { budgets: [{ scope: 'all', used: 5, limit: 0 }] }, 'No request for item 7'],
    [
      'a new wallet after the budget for new wallets is spent',
      { wallet: { ...facts.wallet, hasMintedBefore: false }, budgets: [{ scope: 'first-seen', used: 5, limit: 5 }] },
      'first-seen',
    ],
    [
      'a returning wallet on that day',
      { budgets: [{ scope: 'first-seen', used: 5, limit: 5 }] },
      'No request for item 7',
    ],
    ['a wallet without a named item', { item: undefined, received: [1, 2] }, 'Nothing is missing'],
    [
      'several missing items',
      { item: undefined, asked: [failed('MINT_CLOSED'), { ...failed('MINT_CLOSED'), token: 8 }] },
      '(1 more requested items are missing)',
    ],
  ])('explains %s', (_name, changes, expected) => {
    const sentence = explainMint({ ...facts, ...changes })
    expect(sentence).toContain(expected)
    expect(sentence).toMatch(/^[A-Z][^\n]+\.$/)
  })
})
