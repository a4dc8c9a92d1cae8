import { itemCount } from '@network-site/protocol/item-count'
import { isMintFailureCode } from '../../lib/mint-failures.ts'
import type { Command } from 'commander'
import { getAddress, isAddress } from 'viem'
import { formatFacts, formatTable } from '../format-table.ts'
import { formatShare, formatSpan } from '../format-values.ts'
import type { OperatorContext } from '../operator-context.ts'
import { OperatorError } from '../operator-error.ts'
import type { CommonOptions } from '../terminal.ts'
import { conclude } from './conclude.ts'
import { failureWords } from './failure-words.ts'
import type { AskedItem, MintFacts } from './mint-facts.ts'
import { readMintFacts } from './read-mint-facts.ts'

type WhyOptions = CommonOptions & { item?: string; day?: string }

/** `why`: what happened to a wallet's mints. */
export function addWhyCommand(program: Command, { deployment, terminal }: OperatorContext): void {
  program
    .command('why <address>')
    .description('say why a wallet’s mint is missing, or that it is not')
    .option('--item <number>', 'the item, 1 to 42')
    .option('--day <number>', 'the mint day; today by default')
    .action(async (address: string, _options, command: Command) => {
      const options = command.optsWithGlobals<WhyOptions>()
      if (!isAddress(address, { strict: false })) throw new OperatorError(`${address} is not an address.`)
      const facts = await readMintFacts(deployment, {
        address: getAddress(address),
        day: natural('--day', options.day),
        item: natural('--item', options.item, itemCount),
      })
      const conclusion = conclude(facts)
      await terminal.answer({ ...facts, conclusion }, () => formatMintFacts(facts, conclusion), options)
    })
}

function natural(name: string, text: string | undefined, largest = 1_000_000): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) > largest)
    throw new OperatorError(`${name} must be a whole number from 1 to ${largest}.`)
  return Number(text)
}

function formatMintFacts(facts: MintFacts, conclusion: string): string {
  const { address, day, today, isOpen, received, asked, wallet, budgets, relayers, queued } = facts
  return [
    formatFacts(`${address} on day ${day}${day === today ? ', today' : `; today is day ${today}`}`, [
      ['on chain', received.length > 0 ? `items ${received.join(', ')}` : 'no item of that day'],
      ['minting', isOpen ? 'open' : 'CLOSED'],
      ['relayers', `${relayers.atWork} at work, ${relayers.withMoney} with money`],
      ['queue', `${queued} items`],
      ['wallet', describeWallet(wallet)],
      ...budgets.map(({ scope, used, limit }): [string, string] => [`gas, ${scope}`, formatShare(used, limit)]),
    ]),
    asked.length === 0
      ? 'Nothing was asked for here on that day.\n'
      : formatTable(
          ['Item', 'State', 'Asked', 'Relayer', 'Nonce', 'Transaction or reason'],
          asked.map((item) => [
            String(item.token),
            item.state,
            `${formatSpan(item.askedSecondsAgo)} ago`,
            item.relayer ?? '',
            item.nonce === null ? '' : String(item.nonce),
            describeOutcome(item),
          ]),
        ),
    `${conclusion}\n`,
  ].join('\n')
}

function describeOutcome({ failure, hash, ahead }: AskedItem): string {
  if (failure) return isMintFailureCode(failure) ? failureWords[failure] : failure
  return hash ?? `${ahead} before it`
}

function describeWallet({ hasCode, hasMintedBefore, hasRefusedToday, madeBatchRevert }: MintFacts['wallet']): string {
  return [
    hasMintedBefore ? 'has minted on an earlier day' : 'has not minted on an earlier day',
    ...(hasCode ? ['has code'] : []),
    ...(hasRefusedToday ? ['has refused an item today'] : []),
    ...(madeBatchRevert ? ['has made a batch revert'] : []),
  ].join(', ')
}
