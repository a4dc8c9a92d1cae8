import { brand } from '@network-site/site/brand'
import { connectedAccount as words } from '@network-site/site/connected-account'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { AnswerError } from '@network-site/protocol/read-answer'
import { useAccountChange, type AccountSigner } from './use-account-change.ts'

interface AccountControlProps {
  wallet: AccountSigner
  /** Whether an account is connected to it. */
  isConnected: boolean
  /** Of the sign-in; null where nobody is signed in. */
  accessToken: string | null
  /** Where one signs in, and sees as whom. */
  signIn: ReactNode
  describeWalletError: (error: unknown) => string
}

/** Connects the signed-in social account to the player's own wallet, or disconnects it. */
export function AccountControl({ wallet, isConnected, accessToken, signIn, describeWalletError }: AccountControlProps) {
  const change = useAccountChange(wallet, {
    words: { message: words.message, site: brand.name },
    onChanged: (action) => toast(action === 'connect' ? words.connected : words.disconnected),
    onFailed: (error) => {
      if (error instanceof AnswerError) toast.error(error.sentence ?? words.failed)
      else toast.error(describeWalletError(error))
    },
  })

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
