import { emailPattern } from '@network-site/protocol/text'
import { contact } from '@network-site/site/contact-words'
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { fieldText, TextArea, TextInput } from '../../ui/fields.tsx'
import { toast } from '../../ui/toast.ts'
import { fieldErrors, sendMessage, type FormTarget, type Message, type SolveProof } from './send-message.ts'

interface BuildWithUsFormProps {
  /** Resolves the form service when a message is sent. */
  findTarget: () => Promise<FormTarget>
  solveProof: SolveProof
  onSent?: (() => void) | undefined
}

/** The contact form for people who want to build on the network. */
export function BuildWithUsForm({ findTarget, solveProof, onSent }: BuildWithUsFormProps) {
  const sending = useSendMessage({ findTarget, solveProof, onSent })
  const errors = fieldErrors(sending.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isPending) return
    const email = fieldText(event.currentTarget, 'email').trim()
    const message = fieldText(event.currentTarget, 'message').trim()
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
        dir="ltr"
        className="rtl:text-right"
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

/** Sends a message. Once it is accepted, shows a toast and calls `onSent`. */
function useSendMessage({ findTarget, solveProof, onSent }: BuildWithUsFormProps) {
  return useMutation({
    mutationFn: async (message: Message) =>
      sendMessage(message, {
        ...(await findTarget()),
        fetch: window.fetch.bind(window),
        solveProof,
        session: { loadedAt: performance.timeOrigin, webdriver: navigator.webdriver },
      }),
    onSuccess: () => {
      toast.success(contact.sentToast, { position: 'bottom-center' })
      onSent?.()
    },
  })
}
