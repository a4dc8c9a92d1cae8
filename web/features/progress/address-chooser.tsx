import { language } from '@network-site/site/language'
import { fillPlaceholders, pluralForm } from '@network-site/protocol/text'
import { paths } from '@network-site/site/paths'
import { progressWords } from '@network-site/site/progress-words'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { fieldText, TextInput } from '../../ui/fields.tsx'

const words = progressWords.chooser
const { problems } = words

interface AddressChooserProps {
  initial: string
  /** The problem of the address in the URL. */
  problem: string | undefined
  onChoose: (address: `0x${string}`) => void
}

/** A form for any wallet's address, validated on submit. */
export function AddressChooser({ initial, problem, onChoose }: AddressChooserProps) {
  const [error, setError] = useState(problem)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = parseAddress(fieldText(event.currentTarget, 'address'))
    setError(parsed.problem)
    if (parsed.address) onChoose(parsed.address)
  }

  return (
    <form
      noValidate
      // Works before hydration and without JavaScript.
      action={paths.progress}
      onSubmit={submit}
      className="grid max-w-prose grid-cols-[minmax(0,1fr)_auto] items-start gap-3"
    >
      <TextInput
        label={words.label}
        placeholder={words.placeholder}
        hint={words.hint}
        error={error}
        name="address"
        defaultValue={initial}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        className="font-mono text-small rtl:text-right"
      />
      <Button type="submit" variant="secondary" className="beside-field">
        {words.action}
      </Button>
    </form>
  )
}

type ParsedAddress = { address: `0x${string}`; problem?: never } | { address?: never; problem: string }

/** Parses a typed address into lower case, or explains its problem. */
export function parseAddress(text: string): ParsedAddress {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: problems.empty }
  if (/^[^\s.]+(\.[^\s.]+)+$/.test(trimmed)) return { problem: problems.name }
  const [, digits] = /^0x(.*)$/is.exec(trimmed) ?? []
  if (digits === undefined) return { problem: problems.prefix }
  if (!/^[0-9a-f]*$/i.test(digits)) return { problem: problems.digits }
  if (digits.length !== 40)
    return {
      problem: fillPlaceholders(pluralForm(problems.length, digits.length, language.locale), { count: digits.length }),
    }
  return { address: `0x${digits.toLowerCase()}` }
}
