import { contact } from '@network-site/site/contact'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import type { FormTarget, Message } from './message.ts'
import { sendMessage } from './send-message.ts'

interface Options {
  /** Where messages go here; asked for only when one is sent. */
  findTarget: () => Promise<FormTarget>
  onSent?: (() => void) | undefined
}

/** Sends a message once, says so, and then lets the page go on. */
export function useSendMessage({ findTarget, onSent }: Options) {
  return useMutation({
    mutationFn: async (message: Message) =>
      sendMessage(message, {
        ...(await findTarget()),
        fetch: window.fetch.bind(window),
        session: { loadedAt: performance.timeOrigin, webdriver: navigator.webdriver },
      }),
    onSuccess: () => {
      toast.success(contact.sentToast, { position: 'bottom-center' })
      onSent?.()
    },
  })
}
