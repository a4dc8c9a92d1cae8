import { progressWords } from '@network-site/site/progress'
import { paths } from '@network-site/site/paths'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { fieldText } from '../../ui/field-text.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { parseAddress } from './parse-address.ts'

const words = progressWords.chooser

interface AddressChooserProps {
  /** What the field begins with. */
  initial: string
  /** Of the link that led here. */
  problem: string | undefined
  onChoose: (address: `0x${string}`) => void
}

/** A field for anybody's address. What is wrong with it is said when it is sent. */
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
      // Sent before the page is hydrated, or without scripts, it leads to the same page.
      action={paths.progress}
      onSubmit={submit}
      className="grid max-w-prose gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
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
        className="font-mono text-small"
      />
      <Button type="submit" variant="secondary" className="sm:mt-[1.55rem]">
        {words.action}
      </Button>
    </form>
  )
}
