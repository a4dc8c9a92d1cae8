import type { PhoneWallet } from '@network-site/site/schema/wallet'
import { walletWords } from '@network-site/site/wallet'
import { ExternalLink } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'
import { CopyButton } from './copy-button.tsx'
import { deepLink } from './deep-link.ts'
import { Initial } from './wallet-mark.tsx'
import { MarkTile } from './wallet-option.tsx'

const words = walletWords.dialog

/** The wallet app that was asked to open; a link for phones that open nothing by themselves. */
export function AppView({ app, pairingUri }: { app: PhoneWallet; pairingUri: string | undefined }) {
  const isReady = pairingUri !== undefined
  return (
    <div>
      <div className="flex items-center gap-5">
        <MarkTile className="corner-ticks size-16 overflow-visible">
          <Initial name={app.name} />
        </MarkTile>
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
