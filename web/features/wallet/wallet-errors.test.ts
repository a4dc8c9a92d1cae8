import { walletWords } from '@network-site/site/wallet'
import { expect, test } from 'vitest'
import { describeWalletError } from './wallet-errors.ts'

const { errors } = walletWords

const cases: Array<[unknown, string]> = [
  [{ code: 4001 }, errors.rejected],
  [new Error('User rejected the request.'), errors.rejected],
  [new Error('Request failed', { cause: { code: 4001 } }), errors.rejected],
  [new Error('No chains found on connector.'), errors.noChains],
  [new Error('chain not found on connector.'), errors.unknownChain],
  [{ code: 4902, message: 'Unrecognized chain ID' }, errors.unknownChain],
  [new Error('WalletConnectConnector is required'), errors.walletConnectMissing],
  [new Error('Connector for id frame was not found'), errors.connectorMissing],
  [{ code: -32002, message: 'Request of type eth_requestAccounts already pending' }, errors.pending],
  [new Error('Provider not found.'), errors.providerMissing],
  [{ code: 4100 }, errors.unauthorized],
  [new Error('insufficient funds for gas'), errors.insufficientFunds],
  [new Error('The request timed out.'), errors.timeout],
  [new Error('Proposal expired'), errors.timeout],
  [new Error('Guest wallets stay on the testnet.'), errors.guestChain],
  [{ code: 4900, message: 'The Provider is disconnected from all chains.' }, errors.disconnected],
  [new Error('0x'), errors.unknown],
  [Object.assign(new Error('The prompt was closed.'), { name: 'PasskeyError', code: 4001 }), 'The prompt was closed.'],
  ['words', errors.unknown],
  [undefined, errors.unknown],
]

test.each(cases)('describes %o', (error, sentence) => {
  expect(describeWalletError(error)).toBe(sentence)
})

test('uses every message for some error', () => {
  const reached = new Set(cases.map(([, sentence]) => sentence))
  expect(Object.values(errors).filter((sentence) => !reached.has(sentence))).toEqual([])
})
