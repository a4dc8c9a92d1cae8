import { AnswerError, readAnswer } from '@network-site/protocol/read-answer'
import { connectedAccountMessage, type SignedFor } from '@network-site/protocol/signed-messages'
import { fillPlaceholders } from '@network-site/protocol/text'
import { brand } from '@network-site/site/brand'
import { connectedAccount as words } from '@network-site/site/connected-account-words'
import { controls } from '@network-site/site/site-chrome'
import { language } from '@network-site/site/language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { AnswerButton, CanceledError, useAnswer } from '../../ui/unanswered.tsx'

interface AccountControlProps {
  wallet: AccountSigner
  /** Whether an account is connected to the wallet. */
  isConnected: boolean
  signedFor: SignedFor
  /** The server's statement about the social sign-in; null if the visitor is not signed in. */
  statement: string | null
  /** Called if the server no longer accepts the statement. */
  onSignInEnded: () => void
  /** The sign-in control. */
  signIn: ReactNode
  describeWalletError: (error: unknown) => string
}

/** Connects the signed-in social account to the player's own wallet, or disconnects it. */
export function AccountControl({ isConnected, statement, signIn, ...props }: AccountControlProps) {
  const { ask, unanswered } = useAnswer()
  const change = useAccountChange({ ...props, ask })
  const isElsewhere = change.error instanceof AnswerError && change.error.code === 'ACCOUNT_CONNECTED_ELSEWHERE'

  if (isConnected)
    return (
      <>
        <p className="mb-3 text-small text-faint">{words.disconnectHint}</p>
        <div className="flex flex-wrap gap-3">
          <AnswerButton
            unanswered={unanswered}
            words={controls.unanswered}
            variant="ghost"
            size="small"
            isLoading={change.isPending}
            onClick={() => change.mutate({ action: 'disconnect', statement: null })}
          >
            {words.disconnect}
          </AnswerButton>
        </div>
      </>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      {statement === null && <p className="text-small text-faint">{words.signIn}</p>}
      {signIn}
      {statement !== null && isElsewhere && (
        <>
          <p className="text-small text-faint">{words.elsewhere.hint}</p>
          <Button variant="ghost" size="small" onClick={() => change.mutate({ action: 'leave', statement })}>
            {words.elsewhere.disconnect}
          </Button>
        </>
      )}
      {statement !== null && (
        <div className="flex flex-wrap gap-3">
          <AnswerButton
            unanswered={unanswered}
            words={controls.unanswered}
            variant="secondary"
            size="small"
            isLoading={change.isPending}
            onClick={() => change.mutate({ action: 'connect', statement })}
          >
            {words.connect}
          </AnswerButton>
        </div>
      )}
    </div>
  )
}

interface AccountSigner {
  address: `0x${string}`
  sign: (message: string) => Promise<{ signature: `0x${string}` }>
}

interface AccountChange {
  /** `leave` disconnects the account from another wallet, without that wallet's signature. */
  action: 'connect' | 'disconnect' | 'leave'
  statement: string | null
}

type ChangeOptions = Pick<AccountControlProps, 'wallet' | 'signedFor' | 'onSignInEnded' | 'describeWalletError'> & {
  ask: ReturnType<typeof useAnswer>['ask']
}

/** Signs and sends the connection or disconnection of a social account, then refetches the progress. */
function useAccountChange(options: ChangeOptions) {
  const { onSignInEnded, describeWalletError } = options
  const queryClient = useQueryClient()
  const { address } = options.wallet
  return useMutation({
    mutationFn: async ({ action, statement }: AccountChange) => {
      const signed = action === 'leave' ? {} : await signChange(action, options)
      return readAnswer(action === 'connect' ? '/quests/account' : '/quests/account/disconnect', {
        language: language.tag,
        schema: async () => (await import('@network-site/protocol/connected-account')).accountAnswerSchema,
        body: { provider: 'social', ...signed },
        statement,
      })
    },
    onSuccess: (answer, { action }) => {
      const left = fillPlaceholders(words.elsewhere.disconnected, { address: answer.wallet })
      toast({ connect: words.connected, disconnect: words.disconnected, leave: left }[action])
    },
    onError: (error) => {
      if (error instanceof CanceledError) return
      const isAnswered = error instanceof AnswerError
      if (isAnswered && error.code === 'SIGN_IN_ENDED') onSignInEnded()
      toast.error(isAnswered ? (error.sentence ?? words.failed) : describeWalletError(error))
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['progress', address.toLowerCase()] }),
  })
}

async function signChange(
  action: 'connect' | 'disconnect',
  { wallet: { address, sign }, signedFor, ask }: ChangeOptions,
) {
  const template = { message: words.message, site: brand.name, ...signedFor }
  return ask(async () => {
    const signedAt = new Date().toISOString()
    const { signature } = await sign(connectedAccountMessage({ action, address, signedAt }, template))
    return { address, signedAt, signature }
  })
}
