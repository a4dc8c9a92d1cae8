import type { ComponentProps } from 'react'
import { CommunityIcon } from '../features/community/community-links.tsx'
import { AccountControl } from '../features/progress/account-control.tsx'
import { SocialControl } from '../features/social/social-control.tsx'
import { signOut, useStatement } from '../features/social/social-sign-in.ts'
import { describeWalletError } from '../features/wallet/wallet-errors.ts'

interface OwnAccountProps extends Pick<ComponentProps<typeof AccountControl>, 'wallet' | 'isConnected' | 'signedFor'> {
  settings: ComponentProps<typeof SocialControl>['settings']
}

/** Connects the visitor's social account to their wallet. */
export function OwnAccount({ wallet, isConnected, signedFor, settings }: OwnAccountProps) {
  return (
    <AccountControl
      wallet={wallet}
      isConnected={isConnected}
      signedFor={signedFor}
      statement={useStatement()}
      onSignInEnded={signOut}
      signIn={<SocialControl settings={settings} icon={<CommunityIcon place="microblog" />} />}
      describeWalletError={describeWalletError}
    />
  )
}
