import type { PhoneWallet } from '@network-site/site/schema/wallet'
import { walletWords } from '@network-site/site/wallet'
import { ExternalLink } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'
import { CopyButton } from './copy-controls.tsx'
import { deepLink } from './deep-link.ts'
import { InitialIcon } from './wallet-icon.tsx'
import { IconTile } from './wallet-option.tsx'

const words = walletWords.dialog

/** The wallet app that is being opened, and a link for phones that do not open it by themselves. */
export function DeepLinkView({ app, pairingUri }: { app: PhoneWallet; pairingUri: string | undefined }) {
  const isReady = pairingUri !== undefined
  return (
    <div>
      <div className="flex items-center gap-5">
        <IconTile className="corner-ticks size-16 overflow-visible">
          <InitialIcon name={app.name} />
        </IconTile>
        <output className="min-w-0">
          <span className="block font-medium text-ink">{app.name}</span>
          <span className="mt-1 block text-small text-muted">
            {isReady ? words.opening.body : words.pairing.preparing}
          </span>
        </output>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton
          isLoading={!isReady}
          icon={<ExternalLink />}
          href={isReady ? deepLink(app, pairingUri) : undefined}
          className="grow"
        >
          {words.opening.open} {app.name}
        </LinkButton>
        {isReady && (
          <>
            <LinkButton variant="ghost" size="small" href={pairingUri}>
              {words.opening.anyWallet}
            </LinkButton>
            <CopyButton value={pairingUri} words={words.pairing.copy} />
          </>
        )}
      </div>
    </div>
  )
}
