import { contact } from '@network-site/site/contact'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { sendMessage, type FormTarget, type Message } from './send-message.ts'

interface Options {
  /** Called only when a message is sent. */
  findTarget: () => Promise<FormTarget>
  onSent?: (() => void) | undefined
}

/** Sends a message, shows a toast once it was accepted, and calls `onSent`. */
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
