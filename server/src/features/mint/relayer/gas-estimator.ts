import { itemCount } from '@network-site/protocol/item-count'
import { encodeMintEntries } from '@network-site/protocol/mint-entries'
import { collectionAbi } from '@network-site/protocol/contracts'
import { randomBytes } from 'node:crypto'
import { type Address, bytesToHex, encodeFunctionData } from 'viem'
import type { Chain } from '../../../services/chain.ts'

/** The gas limit of a transaction (EIP-7825). */
export const transactionGasCap = 16_777_216

export type ReceiverKind = 'first-seen' | 'returning' | 'code'

export type GasEstimator = {
  /** Gas of a batch before its first entry. */
  baseGas: number
  /** Returns the gas to expect for `items` items of one receiver. */
  entryGas: (items: number, kind: ReceiverKind) => number
  /** Adjusts the estimate by the expected and the actual gas of a batch. */
  learn: (batch: { returningGas: number; otherGas: number; usedGas: number }) => void
}

type MeasureOptions = { chain: Chain; relayer: Address; day: number }

// Gas of a first write to a storage word; the words of a wallet's balances, which any later mint may write; and the most
// gas that a receiver with code gets.
const newWordGas = 22_100
const balanceWords = 5
const deliveryGas = 345_000
/** Multiplies measurements, because later batches differ from the measured ones. */
const headroom = 1.2
const recentBatches = 30
const measuredItems = [1, 8, 9, 42]
const receiversMeasured = 4

/** Measures the contract's gas on this chain with new receivers, and adjusts it by each batch. */
export async function createGasEstimator(options: MeasureOptions): Promise<GasEstimator> {
  const measured = await measure(options)
  const shares: number[] = []
  let returningShare = 1

  /** By number of items. */
  const firstSeenGas = Array.from({ length: itemCount + 1 }, (_, items) => interpolate(measured.points, items))

  return {
    baseGas: measured.base,
    entryGas(items, kind) {
      if (kind === 'code') return deliveryGas
      const gas = firstSeenGas[items] ?? 0
      if (kind === 'first-seen') return gas
      return (gas + newWordGas * (1 + Math.min(items, balanceWords))) * returningShare
    },
    learn({ returningGas, otherGas, usedGas }) {
      // The gas of a batch is informative only if most of it is for returning wallets.
      if (returningGas <= otherGas) return
      shares.push(Math.max(0, usedGas - measured.base - otherGas) / (returningGas / returningShare))
      if (shares.length > recentBatches) shares.shift()
      returningShare = Math.min(1, Math.max(...shares) * headroom)
    },
  }
}

function interpolate(points: Array<{ items: number; gas: number }>, items: number): number {
  const above = points.find((point) => point.items >= items) ?? points.at(-1)
  const below = points.findLast((point) => point.items <= items)
  if (!above || !below || above.items === below.items) return above?.gas ?? 0
  return below.gas + ((above.gas - below.gas) * (items - below.items)) / (above.items - below.items)
}

async function measure({ chain, relayer, day }: MeasureOptions) {
  const receivers = Array.from({ length: receiversMeasured }, () => bytesToHex(randomBytes(20)))
  const estimate = async (items: number) => {
    const entries = receivers.map((receiver) => ({
      receiver,
      tokens: Array.from({ length: items }, (_, index) => index + 1),
    }))
    const gas = await chain.client.estimateGas({
      account: relayer,
      // The batch names the day of the pending block.
      blockTag: 'pending',
      to: chain.contracts.collection,
      data: encodeFunctionData({
        abi: collectionAbi,
        functionName: 'mintBatch',
        args: [BigInt(day), encodeMintEntries(items === 0 ? [] : entries)],
      }),
    })
    return Number(gas)
  }
  const base = await estimate(0)
  const points = []
  for (const items of measuredItems) {
    points.push({ items, gas: Math.ceil((await estimate(items)) - base) / receiversMeasured })
  }
  return { base, points }
}
