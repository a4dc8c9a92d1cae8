import { connectedAccountMessage, type ConnectedAccountWords } from '@network-site/protocol/signed-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readAnswer } from '@network-site/protocol/read-answer'

/** A wallet that signs for itself. */
export interface AccountSigner {
  address: `0x${string}`
  sign: (message: string) => Promise<{ signature: `0x${string}` }>
}

interface AccountChange {
  action: 'connect' | 'disconnect'
  accessToken: string | null
}

interface AccountChangeOptions {
  words: ConnectedAccountWords
  onChanged: (action: AccountChange['action']) => void
  onFailed: (error: Error) => void
}

const paths = { connect: '/quests/account', disconnect: '/quests/account/disconnect' }

/** Has a wallet sign that its social account be connected or disconnected, tells the service, and reads the progress again. */
export function useAccountChange(
  { address, sign }: AccountSigner,
  { words, onChanged, onFailed }: AccountChangeOptions,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ action, accessToken }: AccountChange) => {
      const signedAt = new Date().toISOString()
      const { signature } = await sign(connectedAccountMessage({ action, address, signedAt }, words))
      return readAnswer(paths[action], {
        schema: loadSchema,
        body: { provider: 'social', address, signedAt, signature },
        accessToken,
      })
    },
    onSuccess: (_answer, { action }) => onChanged(action),
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['progress', address.toLowerCase()] }),
  })
}

async function loadSchema() {
  const { accountAnswerSchema } = await import('@network-site/protocol/connected-account')
  return accountAnswerSchema
}
