import { decodeMintEntries, encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import { collectionAbi } from '@network-site/protocol/contracts'
import { pad, parseEventLogs, zeroHash, type Address, type Hex, type TransactionReceipt } from 'viem'

/** What a mined batch did: entries its receivers refused, and entries that somebody had minted before. */
export type BatchResult = { refused: Hex; already: Hex; mintedCount: number }

/**
 * Reads from a batch's events how each of its items ended. The contract promises exactly one of three ways: a mint by
 * the relayer names it, a refusal names it, or the receiver had it already. A receiver may pass items on while it is
 * called, or mint by itself: transfers whose operator is not the relayer, or that come from somebody, are not ours.
 */
export function readReceipt(
  receipt: TransactionReceipt,
  { entries, contract, relayer }: { entries: Hex; contract: Address; relayer: Address },
): BatchResult {
  const own = receipt.logs.filter((log) => log.address.toLowerCase() === contract.toLowerCase())
  const asked = decodeMintEntries(entries)
  const askedCount = asked.reduce((sum, { tokens }) => sum + tokens.length, 0)
  // Reading only how many items each transfer names is cheap; nearly always they are all of them.
  const mintedCount = own.reduce((sum, log) => sum + (isMintBy(relayer, log) ? countItems(log) : 0), 0)
  if (mintedCount === askedCount) return { refused: '0x', already: '0x', mintedCount }

  const fates = new Map<string, 'minted' | 'refused'>()
  for (const event of parseEventLogs({ abi: collectionAbi, logs: own })) {
    if (event.eventName === 'TransferSingle' && isMintBy(relayer, event))
      fates.set(`${event.args.to.toLowerCase()}/${event.args.id}`, 'minted')
    if (event.eventName === 'TransferBatch' && isMintBy(relayer, event)) {
      for (const id of event.args.ids) fates.set(`${event.args.to.toLowerCase()}/${id}`, 'minted')
    }
    if (event.eventName === 'MintRefused') {
      for (const token of tokensIn(event.args.items))
        fates.set(`${event.args.receiver.toLowerCase()}/${token}`, 'refused')
    }
  }
  const withFate = (fate: 'refused' | undefined) =>
    encodeMintEntries(
      asked
        .map(({ receiver, tokens }) => ({
          receiver,
          tokens: tokens.filter((token) => fates.get(`${receiver}/${token}`) === fate),
        }))
        .filter(({ tokens }) => tokens.length > 0),
    )
  return { refused: withFate('refused'), already: withFate(undefined), mintedCount }
}

/** The signatures of the two events that name minted items. */
export const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
export const transferBatch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

type Log = { topics: readonly string[]; data: string }

/** Whether a transfer has this operator and comes from nobody; both are indexed. */
function isMintBy(operator: Address, { topics: [signature, by, from] }: Pick<Log, 'topics'>): boolean {
  const isTransfer = signature === transferSingle || signature === transferBatch
  return isTransfer && by === pad(operator.toLowerCase() as Address) && from === zeroHash
}

function countItems({ topics, data }: Log): number {
  if (topics[0] === transferSingle) return 1
  // Two offsets come first, then the length of the list of ids.
  return Number.parseInt(data.slice(2 + 2 * 64, 2 + 3 * 64), 16)
}

function tokensIn(items: bigint): MintEntry['tokens'] {
  const tokens: number[] = []
  for (let token = 1, rest = items; rest > 0n; token++, rest >>= 1n) if (rest & 1n) tokens.push(token)
  return tokens
}
