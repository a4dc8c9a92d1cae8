import { explorerLink } from '@network-site/protocol/explorer'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { TransactionSummary } from '@network-site/protocol/transaction-summary'
import { language } from '@network-site/site/language'
import { network } from '@network-site/site/network'
import { transactionWords as words } from '@network-site/site/transaction-words'
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { newTab } from '../../ui/page-link.tsx'

interface TransactionFactsProps {
  transaction: TransactionSummary
  explorerUrl: string | undefined
}

/** What the chain says about a transaction, linked to the block explorer if there is one. */
export function TransactionFacts({ transaction, explorerUrl }: TransactionFactsProps) {
  const { status, block, timestampSeconds, confirmations, from, to, createdContract, gasUsed, gasLimit } = transaction
  const { symbol, decimals } = network.testnet.nativeCurrency
  const amount = (wei: bigint) => <bdi>{`${formatUnits(wei, decimals)}\u00A0${symbol}`}</bdi>
  const address = (value: string) => <Linked href={explorerLink(explorerUrl, 'address', value)}>{value}</Linked>
  return (
    <dl className="mt-6 grid gap-x-8 border-t border-line text-small sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Row name={words.status}>
        <span className={joinClasses('inline-flex items-center gap-2.5', stateColors[status])}>
          <span aria-hidden="true" className="size-2 rounded-round bg-current" />
          {words.states[status]}
        </span>
      </Row>
      <Row name={words.block}>
        {block === null ? (
          words.notYet
        ) : (
          <>
            <Linked href={explorerLink(explorerUrl, 'block', block)}>
              {fillPlaceholders(words.blockValue, { block, count: confirmations })}
            </Linked>
            {timestampSeconds !== null && (
              <span className="text-faint">
                {' '}
                <time dateTime={new Date(timestampSeconds * 1000).toISOString()}>{formatTime(timestampSeconds)}</time>
              </span>
            )}
          </>
        )}
      </Row>
      <Row name={words.hash}>
        <Linked href={explorerLink(explorerUrl, 'tx', transaction.hash)}>{transaction.hash}</Linked>
      </Row>
      <Row name={words.from}>{address(from)}</Row>
      {to !== null && <Row name={words.to}>{address(to)}</Row>}
      {createdContract !== null && <Row name={words.creates}>{address(createdContract)}</Row>}
      <Row name={words.value}>{amount(transaction.valueWei)}</Row>
      <Row name={words.gas}>
        {gasUsed === null
          ? String(gasLimit)
          : fillPlaceholders(words.gasValue, { used: String(gasUsed), limit: String(gasLimit) })}
      </Row>
      {transaction.feeWei !== null && <Row name={words.fee}>{amount(transaction.feeWei)}</Row>}
      <Row name={words.mints}>
        {transaction.mints.length === 0
          ? words.noMints
          : transaction.mints.map(({ receiver, items }) => (
              <span key={receiver} className="block">
                {fillPlaceholders(words.mint, { items: lists.format(items.map(String)), receiver })}
              </span>
            ))}
      </Row>
    </dl>
  )
}

const stateColors = { pending: 'text-brass-bright', success: 'text-positive', reverted: 'text-accent-text' }

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="type-caption pt-3 text-faint sm:border-b sm:border-line sm:pb-3">{name}</dt>
      <dd className="border-b border-line pt-1 pb-3 font-mono text-caption wrap-anywhere text-ink tabular-nums sm:pt-3">
        {children}
      </dd>
    </>
  )
}

/** A link to the block explorer, or plain text without one. */
function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <bdi className="select-all">{children}</bdi>
  return (
    <a
      // Isolates an address or a hash, as <bdi> does.
      dir="auto"
      href={href}
      {...newTab}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-accent-text"
    >
      {children}
    </a>
  )
}

const lists = new Intl.ListFormat(language.locale, { style: 'narrow' })

function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language.locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
  })
}

/** Formats an amount exactly, without trailing zeros. */
function formatUnits(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return digits.slice(0, -decimals) + (fraction && `.${fraction}`)
}
