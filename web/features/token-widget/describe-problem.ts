import { tokenWidget } from '@network-site/site/token-widget'
import { fillWords } from './fill-words.ts'
import { formatAmount } from './format-amount.ts'
import type { Exchange } from './use-exchange.ts'

const { problems, failures } = tokenWidget

/** What is wrong with the amount, for whoever typed it. */
export function describeProblem(
  problem: NonNullable<Exchange['problem']>,
  { pay, currency, token, chain, direction, holdings, feeWei }: Exchange,
): string {
  const held = direction === 'buy' || problem === 'noGas' ? holdings?.etherWei : holdings?.tokenUnits
  const heldIn = direction === 'buy' || problem === 'noGas' ? currency : token
  const sentence =
    problem in problems ? problems[problem as keyof typeof problems] : failures[problem as keyof typeof failures]
  return fillWords(sentence, {
    symbol: pay.symbol,
    currency: currency.symbol,
    chain: chain.name,
    decimals: pay.decimals,
    held: `${formatAmount(held ?? 0n, heldIn.decimals)} ${heldIn.symbol}`,
    left: `${formatAmount(holdings?.remainingUnits ?? 0n, token.decimals)} ${token.symbol}`,
    fee: `${formatAmount(feeWei ?? 0n, currency.decimals)} ${currency.symbol}`,
  })
}
