import { AnswerError, readAnswer } from '@network-site/protocol/read-answer'
import { connectedAccountMessage } from '@network-site/protocol/signed-messages'
import { brand } from '@network-site/site/brand'
import { connectedAccount as words } from '@network-site/site/connected-account-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

interface AccountControlProps {
  wallet: AccountSigner
  /** Whether an account is connected to the wallet. */
  isConnected: boolean
  /** Null if the visitor is not signed in. */
  accessToken: string | null
  /** The sign-in control. */
  signIn: ReactNode
  describeWalletError: (error: unknown) => string
}

/** Connects the signed-in social account to the player's own wallet, or disconnects it. */
export function AccountControl({ wallet, isConnected, accessToken, signIn, describeWalletError }: AccountControlProps) {
  const change = useAccountChange(wallet, describeWalletError)

  if (isConnected)
    return (
      <>
        <p className="mb-3 text-small text-faint">{words.disconnectHint}</p>
        <Button
          variant="ghost"
          size="small"
          isLoading={change.isPending}
          onClick={() => change.mutate({ action: 'disconnect', accessToken: null })}
        >
          {words.disconnect}
        </Button>
      </>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      {accessToken === null && <p className="text-small text-faint">{words.signIn}</p>}
      {signIn}
      {accessToken !== null && (
        <Button
          variant="secondary"
          size="small"
          isLoading={change.isPending}
          onClick={() => change.mutate({ action: 'connect', accessToken })}
        >
          {words.connect}
        </Button>
      )}
    </div>
  )
}

interface AccountSigner {
  address: `0x${string}`
  sign: (message: string) => Promise<{ signature: `0x${string}` }>
}

interface AccountChange {
  action: 'connect' | 'disconnect'
  accessToken: string | null
}

const paths = { connect: '/quests/account', disconnect: '/quests/account/disconnect' }

/** Signs and sends the connection or disconnection of a social account, then refetches the progress. */
function useAccountChange(
  { address, sign }: AccountSigner,
  describeWalletError: AccountControlProps['describeWalletError'],
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ action, accessToken }: AccountChange) => {
      const signedAt = new Date().toISOString()
      const message = { message: words.message, site: brand.name }
      const { signature } = await sign(connectedAccountMessage({ action, address, signedAt }, message))
      return readAnswer(paths[action], {
        schema: async () => (await import('@network-site/protocol/connected-account')).accountAnswerSchema,
        body: { provider: 'social', address, signedAt, signature },
        accessToken,
      })
    },
    onSuccess: (_answer, { action }) => toast(action === 'connect' ? words.connected : words.disconnected),
    onError: (error) => {
      const isAnswered = error instanceof AnswerError
      toast.error(isAnswered ? (error.sentence ?? words.failed) : describeWalletError(error))
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['progress', address.toLowerCase()] }),
  })
}
