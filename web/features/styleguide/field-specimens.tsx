import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Specimen } from './specimen.tsx'

/** Inputs and textareas, at rest and in error. */
export function FieldSpecimens() {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <Specimen name="Input">
        <TextInput label="Email" placeholder="Your email" type="email" hint="We answer to this address." />
      </Specimen>
      <Specimen name="Input with error">
        <TextInput label="Email" type="email" defaultValue="ada@" error="Email is not an email address" />
      </Specimen>
      <Specimen name="Textarea">
        <TextArea label="Message" placeholder="Message" rows={5} />
      </Specimen>
      <Specimen name="Textarea with error">
        <TextArea label="Message" placeholder="Message" rows={5} error="Message is required" />
      </Specimen>
      <Specimen name="Disabled">
        <TextInput label="Email" defaultValue="ada@example.com" disabled />
      </Specimen>
      <Specimen name="Label hidden from sight">
        <TextInput label="Email" isLabelHidden placeholder="Your email" />
      </Specimen>
    </div>
  )
}
