import { tokenWidget } from '@network-site/site/token-widget'
import { formatAmount } from './amounts.ts'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { Exchange, ExchangeProblem } from './use-exchange.ts'

const { problems, failures } = tokenWidget

const sentences = {
  notANumber: problems.notANumber,
  tooPrecise: problems.tooPrecise,
  tooSmall: problems.tooSmall,
  overBalance: problems.overBalance,
  overAllowance: problems.overAllowance,
  noAllowance: problems.noAllowance,
  noGas: problems.noGas,
  refused: failures.refused,
} satisfies Record<ExchangeProblem, string>

/** What is wrong with the amount, for whoever typed it. */
export function describeProblem(
  problem: ExchangeProblem,
  { pay, currency, token, chain, direction, holdings, feeWei }: Exchange,
): string {
  const isEther = direction === 'buy' || problem === 'noGas'
  const held = isEther ? holdings?.etherWei : holdings?.tokenUnits
  const heldIn = isEther ? currency : token
  return fillPlaceholders(sentences[problem], {
    symbol: pay.symbol,
    currency: currency.symbol,
    chain: chain.name,
    decimals: pay.decimals,
    held: `${formatAmount(held ?? 0n, heldIn.decimals)} ${heldIn.symbol}`,
    left: `${formatAmount(holdings?.remainingUnits ?? 0n, token.decimals)} ${token.symbol}`,
    fee: `${formatAmount(feeWei ?? 0n, currency.decimals)} ${currency.symbol}`,
  })
}
