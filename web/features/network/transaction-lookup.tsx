import { networkPage } from '@network-site/site/network-page'
import { paths } from '@network-site/site/paths'
import type { TransactionSummary } from '@network-site/protocol/transaction-summary'
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { fieldText, TextInput } from '../../ui/fields.tsx'

const words = networkPage.lookup

const TransactionFacts = lazy(() =>
  import('./transaction-facts.tsx').then((module) => ({ default: module.TransactionFacts })),
)

interface TransactionLookupProps {
  /** The hash in the page's URL. */
  initial: string
  /** Reads a transaction; rejects if the chain does not respond. */
  read: (hash: string) => Promise<TransactionSummary | undefined>
  explorerUrl: string | undefined
}

/** Shows what the RPC endpoint says about a transaction, so that a network without an explorer can answer for it too. */
export function TransactionLookup({ initial, read, explorerUrl }: TransactionLookupProps) {
  const [error, setError] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const [transaction, setTransaction] = useState<TransactionSummary>()

  const lookUpInitial = useEffectEvent(() => void lookUp(initial))
  useEffect(() => {
    if (initial !== '') lookUpInitial()
  }, [initial])

  async function lookUp(text: string) {
    const hash = text.trim().toLowerCase()
    setTransaction(undefined)
    if (!/^0x[0-9a-f]{64}$/.test(hash)) return setError(words.invalid)
    setError(undefined)
    setIsReading(true)
    try {
      const found = await read(hash)
      setTransaction(found)
      if (!found) setError(words.unknown)
    } catch {
      setError(words.unreadable)
    }
    setIsReading(false)
  }

  return (
    <div className="min-w-0">
      <form
        noValidate
        action={paths.network}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          void lookUp(fieldText(event.currentTarget, 'tx'))
        }}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <TextInput
          label={words.label}
          placeholder={words.placeholder}
          error={error}
          name="tx"
          defaultValue={initial}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          className="font-mono text-small rtl:text-right"
        />
        <Button type="submit" variant="secondary" isLoading={isReading} className="sm:beside-field">
          {words.action}
        </Button>
      </form>
      <div aria-live="polite">
        {isReading && <p className="sr-only">{words.reading}</p>}
        <Suspense>{transaction && <TransactionFacts transaction={transaction} explorerUrl={explorerUrl} />}</Suspense>
      </div>
    </div>
  )
}
