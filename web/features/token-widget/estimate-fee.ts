import type { Address, Client } from 'viem'
import { estimateGas, getGasPrice } from 'viem/actions'
import type { Fee, SwapTransaction } from './token-access.ts'

/** Wallets offer up to about twice today's price, in case it rises before the transaction is included. */
const reserveMultiple = 3n

/** What a transaction is likely to cost, by the chain's own trial of it. */
export async function estimateFee(
  client: Client,
  { from, transaction }: { from: Address; transaction: SwapTransaction },
): Promise<Fee> {
  const { to, data, valueWei: value } = transaction
  const [gas, gasPriceWei] = await Promise.all([
    estimateGas(client, { account: from, to, data, value }),
    getGasPrice(client),
  ])
  const feeWei = gas * gasPriceWei
  return { feeWei, reserveWei: feeWei * reserveMultiple }
}
