import { walletErrors } from '@network-site/site/wallet'
import { expect, test } from 'vitest'
import { describeWalletError } from './wallet-errors.ts'

const cases: Array<[unknown, string]> = [
  [{ code: 4001 }, walletErrors.rejected],
  [new Error('User rejected the request.'), walletErrors.rejected],
  [new Error('Request failed', { cause: { code: 4001 } }), walletErrors.rejected],
  [new Error('No chains found on connector.'), walletErrors.noChains],
  [new Error('chain not found on connector.'), walletErrors.unknownChain],
  [{ code: 4902, message: 'Unrecognized chain ID' }, walletErrors.unknownChain],
  [new Error('WalletConnectConnector is required'), walletErrors.walletConnectMissing],
  [new Error('Connector for id frame was not found'), walletErrors.connectorMissing],
  [{ code: -32002, message: 'Request of type eth_requestAccounts already pending' }, walletErrors.pending],
  [new Error('Provider not found.'), walletErrors.providerMissing],
  [{ code: 4100 }, walletErrors.unauthorized],
  [new Error('insufficient funds for gas'), walletErrors.insufficientFunds],
  [new Error('The request timed out.'), walletErrors.timeout],
  [new Error('Proposal expired'), walletErrors.timeout],
  [new Error('Guest wallets stay on the testnet.'), walletErrors.guestChain],
  [{ code: 4900, message: 'The Provider is disconnected from all chains.' }, walletErrors.disconnected],
  [new Error('0x'), walletErrors.unknown],
  [Object.assign(new Error('The prompt was closed.'), { name: 'PasskeyError', code: 4001 }), 'The prompt was closed.'],
  ['words', walletErrors.unknown],
  [undefined, walletErrors.unknown],
]

test.each(cases)('describes %o', (error, sentence) => {
  expect(describeWalletError(error)).toBe(sentence)
})

test('uses every message for some error', () => {
  const reached = new Set(cases.map(([, sentence]) => sentence))
  expect(Object.values(walletErrors).filter((sentence) => !reached.has(sentence))).toEqual([])
})
