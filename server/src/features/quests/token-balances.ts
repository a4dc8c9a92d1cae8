import { ServiceError } from '@network-site/protocol/failures'
import type { TokenRule } from '@network-site/protocol/quest-api'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { withDedupe } from '../../lib/with-dedupe.ts'
import { type BlockHeader, readBlock } from '../../mint-index/chain-events.ts'
import type { Chain } from '../../services/chain.ts'

/**
 * Returns the balance that a wallet had at the first block of a mint day, in the token's smallest unit. Throws a 503 if the
 * chain does not respond, has no block of that day yet, or no longer has its state.
 */
export type ReadTokenBalance = (
  token: Pick<TokenRule, 'standard' | 'contract' | 'id'>,
  wallet: { owner: Address; dayStartSeconds: number },
) => Promise<bigint>

const balanceAbi = parseAbi(['function balanceOf(address owner) view returns (uint256)'])
const itemBalanceAbi = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)'])

/** Enough for any balance; stops contracts that loop forever. */
const callGas = 500_000n
/** Found again after this time, in case of a reorganization. */
const firstBlockMilliseconds = 600_000

/** Creates the reader of balances. During a day they are fixed, so the same tokens cannot count for several wallets. */
export function createReadTokenBalance(options: { chain: Chain; nowMilliseconds: () => number }): ReadTokenBalance {
  const { chain, nowMilliseconds } = options
  const firstBlocks = withDedupe<number>({ keepMilliseconds: firstBlockMilliseconds, maxKept: 2, nowMilliseconds })

  /** Returns undefined if there is no contract. */
  async function callToken(call: { to: Address; data: Hex }, block?: number): Promise<bigint | undefined> {
    const at = block === undefined ? {} : { blockNumber: BigInt(block) }
    const { data } = await chain.gatheringClient.call({ ...call, ...at, gas: callGas })
    return data === undefined ? undefined : decodeFunctionResult({ abi: balanceAbi, data })
  }

  return async (token, { owner, dayStartSeconds }) => {
    const call = { to: contractOf(token, chain), data: encodeBalanceOf(token, owner) }
    try {
      const findBlock = () => findFirstBlock(chain, dayStartSeconds)
      const balance = await callToken(call, await firstBlocks.get(String(dayStartSeconds), findBlock))
      if (balance !== undefined) return balance
      // A contract that was deployed later that day had no holders yet.
      if ((await callToken(call)) === undefined) throw new Error(`no contract at ${call.to}`)
      return 0n
    } catch (cause) {
      throw new ServiceError('CHAIN_SILENT', { cause })
    }
  }
}

function contractOf({ contract }: Pick<TokenRule, 'contract'>, { contracts }: Chain): Address {
  return contract === 'collection' || contract === 'token' ? contracts[contract] : (contract.toLowerCase() as Address)
}

function encodeBalanceOf({ standard, id }: Pick<TokenRule, 'standard' | 'id'>, owner: Address): Hex {
  return standard === 'erc1155'
    ? encodeFunctionData({ abi: itemBalanceAbi, args: [owner, BigInt(id ?? 0)] })
    : encodeFunctionData({ abi: balanceAbi, args: [owner] })
}

/** Returns the number of the first block at or after a time. Reads no blocks long before it, which nodes may lack. */
async function findFirstBlock({ client }: Chain, seconds: number): Promise<number> {
  const isBefore = ({ timestampSeconds }: BlockHeader) => timestampSeconds < seconds
  const head = await readBlock(client)
  if (isBefore(head)) throw new Error('the chain has no block of this day yet')
  let first = head.number
  let before = -1
  for (let step = 1; first - step > before; step *= 2) {
    if (isBefore(await readBlock(client, first - step))) before = first - step
    else first -= step
  }
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2)
    if (isBefore(await readBlock(client, middle))) before = middle
    else first = middle
  }
  return first
}
