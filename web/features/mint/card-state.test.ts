import { expect, test } from 'vitest'
import { cardState } from './card-state.ts'

const nothing = { phase: undefined, state: undefined, alreadyMintedToday: false }

test.each([
  ['no mint', nothing, { kind: 'idle' }],
  ['a failed mint', { ...nothing, state: 'failed' }, { kind: 'idle' }],
  ['a signature request', { ...nothing, phase: 'signing' }, { kind: 'signing' }],
  ['a request in flight', { ...nothing, phase: 'minting', state: 'idle' }, { kind: 'minting', step: 'requested' }],
  ['a request in the queue', { ...nothing, phase: 'minting', state: 'waiting' }, { kind: 'minting', step: 'waiting' }],
  ['a transaction sent before a reload', { ...nothing, state: 'sent' }, { kind: 'minting', step: 'sent' }],
  ['a successful request', { ...nothing, phase: 'minted', state: 'sent' }, { kind: 'minted' }],
  ['a mint reported by the stream', { ...nothing, phase: 'minting', state: 'minted' }, { kind: 'minted' }],
  ['a mint recorded by the contract', { ...nothing, alreadyMintedToday: true }, { kind: 'minted' }],
] as const)('derives the state of %s', (_case, sources, expected) => {
  expect(cardState(sources)).toEqual(expected)
})

test('returns the same object for the same state, so that memoized cards do not render again', () => {
  const sources = { ...nothing, phase: 'minting', state: 'sent' } as const
  expect(cardState(sources)).toBe(cardState({ ...sources }))
})
