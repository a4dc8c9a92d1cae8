import type { WidgetChain } from '@network-site/protocol/token-widget'
import { tokenWidget } from '@network-site/site/token-widget'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { fillPlaceholders } from '@network-site/protocol/text'
import { TokenReadError, type TokenReadFailure } from './token-client.ts'
import { OrbitBackground } from './widget-layout.tsx'

const words = tokenWidget.unreadable

const sentences = {
  unreachable: words.chainUnreachable,
  otherChain: words.otherChain,
  noContract: words.noContract,
  otherInterface: words.otherInterface,
} satisfies Record<TokenReadFailure, string>

interface TokenReadErrorNoticeProps {
  error: Error
  chain: WidgetChain
  contract: string
  isRetrying: boolean
  onRetry: () => void
}

/** Why the token cannot be shown, and a way to try again. */
export function TokenReadErrorNotice({ error, chain, contract, isRetrying, onRetry }: TokenReadErrorNoticeProps) {
  return (
    <OrbitBackground className="mx-auto max-w-2xl">
      <Card variant="lit" padding="roomy">
        <TriangleAlert aria-hidden="true" className="size-6 text-accent-text" />
        <h1 className="type-display mt-5 text-heading-3">{words.title}</h1>
        <p role="alert" className="mt-3 text-body text-muted">
          {describe(error, chain)}
        </p>
        <p className="mt-4 font-mono text-label wrap-anywhere text-faint">{contract}</p>
        <Button variant="secondary" icon={<RotateCw />} isLoading={isRetrying} onClick={onRetry} className="mt-7">
          {words.retry}
        </Button>
      </Card>
    </OrbitBackground>
  )
}

function describe(error: Error, chain: WidgetChain): string {
  const reason = error instanceof TokenReadError ? error.reason : 'unreachable'
  const urls = chain.rpc.map((url) => new URL(url))
  const isBlocked = reason === 'unreachable' && urls.every(isMixedContent)
  return fillPlaceholders(isBlocked ? words.insecureAddress : sentences[reason], {
    chain: chain.name,
    host: urls.map(({ host }) => host).join(', '),
  })
}

/** Plain http to another host, which browsers and our own Content-Security-Policy block. */
function isMixedContent({ protocol, hostname, origin }: URL): boolean {
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || origin === window.location.origin
  return protocol === 'http:' && !isLocal
}
