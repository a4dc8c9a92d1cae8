import type { WidgetChain } from '@network-site/protocol/token-widget'
import { tokenWidget } from '@network-site/site/token-widget'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CardInOrbit } from './card-in-orbit.tsx'
import { fillWords } from './fill-words.ts'
import { TokenUnreadable } from './token-unreadable.ts'

const words = tokenWidget.unreadable

interface TokenUnreadableNoticeProps {
  error: Error
  chain: WidgetChain
  contract: string
  isRetrying: boolean
  onRetry: () => void
}

/** Why the token cannot be shown, and a way to try again. */
export function TokenUnreadableNotice({ error, chain, contract, isRetrying, onRetry }: TokenUnreadableNoticeProps) {
  return (
    <CardInOrbit className="mx-auto max-w-2xl">
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
    </CardInOrbit>
  )
}

function describe(error: Error, chain: WidgetChain): string {
  const reason = error instanceof TokenUnreadable ? error.reason : 'silent'
  const addresses = chain.rpc.map((address) => new URL(address))
  const isPlain = reason === 'silent' && addresses.every(isOutOfReach)
  return fillWords(isPlain ? words.plain : words[reason], {
    chain: chain.name,
    host: addresses.map(({ host }) => host).join(', '),
  })
}

/** Plain http to another machine, which browsers and our own policy keep a page from asking. */
function isOutOfReach({ protocol, hostname, origin }: URL): boolean {
  const isNear = hostname === 'localhost' || hostname === '127.0.0.1' || origin === window.location.origin
  return protocol === 'http:' && !isNear
}
