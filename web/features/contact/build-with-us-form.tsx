import { emailPattern } from '@network-site/protocol/email-pattern'
import { contact } from '@network-site/site/contact'
import { Send } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { fieldErrors } from './field-errors.ts'
import type { FormTarget } from './send-message.ts'
import { useSendMessage } from './use-send-message.ts'

interface BuildWithUsFormProps {
  findTarget: () => Promise<FormTarget>
  onSent?: (() => void) | undefined
}

/** The contact form for people who want to build on the network. */
export function BuildWithUsForm({ findTarget, onSent }: BuildWithUsFormProps) {
  const sending = useSendMessage({ findTarget, onSent })
  const errors = fieldErrors(sending.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isPending) return
    const email = textOf(event.currentTarget, 'email')
    const message = textOf(event.currentTarget, 'message')
    if (!emailPattern.test(email)) window.alert(contact.invalidEmail)
    else if (message !== '') sending.mutate({ email, message })
  }

  if (sending.isSuccess) {
    return <output className="block py-10 text-center text-lead">{contact.thanks}</output>
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-small text-muted">{contact.intro}</p>
      <TextInput
        label={contact.emailLabel}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={contact.emailPlaceholder}
        required
        error={errors.email}
      />
      <TextArea
        label={contact.messageLabel}
        name="message"
        rows={8}
        placeholder={contact.messagePlaceholder}
        required
        error={errors.message}
      />
      <div role="alert" className="text-small text-accent-text empty:hidden">
        {errors.form}
      </div>
      <Button type="submit" disabled={sending.isPending} icon={<Send />} className="self-start">
        {sending.isPending ? contact.sending : contact.send}
      </Button>
    </form>
  )
}

function textOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
  return field.value.trim()
}
