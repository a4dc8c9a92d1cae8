import { fillPlaceholders } from '@network-site/protocol/text'
import type { WidgetChain } from '@network-site/protocol/token-widget'
import { pages } from '@network-site/site/pages'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { RotateCw, TriangleAlert, Unplug, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { listHosts, type WidgetQuery } from './parse-widget-query.ts'
import { TokenReadError, type TokenReadFailure } from './token-client.ts'
import { OrbitBackground } from './widget-layout.tsx'

const { malformed, refused, unreadable } = tokenWidget

/** Lists all problems of the widget's query. */
export function MalformedQueryNotice({ problems }: { problems: string[] }) {
  return (
    <Notice icon={Unplug} title={malformed.title}>
      <p className="mt-3 text-body text-muted">{malformed.intro}</p>
      <ul className="mt-5 border-t border-line">
        {problems.map((problem) => (
          <li key={problem} className="border-b border-line py-3 text-small wrap-anywhere text-ink">
            {problem}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Explains that the widget works only in a frame. The server sends the same to browsers with Fetch Metadata. */
export function NotFramedNotice() {
  return (
    <Notice icon={Unplug} title={refused.title}>
      <p className="mt-3 text-body text-muted">{refused.notFramed}</p>
      <p className="mt-5 text-body">
        <a href={pages.testnetSwap.path} className="underline underline-offset-4">
          {refused.link}
        </a>
      </p>
    </Notice>
  )
}

interface TokenReadErrorNoticeProps extends Pick<WidgetQuery, 'chain' | 'contract'> {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** Explains why the token cannot be shown, with a retry button. */
export function TokenReadErrorNotice({ error, chain, contract, isRetrying, onRetry }: TokenReadErrorNoticeProps) {
  return (
    <Notice icon={TriangleAlert} title={unreadable.title}>
      <p role="alert" className="mt-3 text-body text-muted">
        {describeReadError(error, chain)}
      </p>
      <p dir="ltr" className="mt-4 font-mono text-label wrap-anywhere text-faint rtl:text-right">
        {contract}
      </p>
      <Button variant="secondary" icon={<RotateCw />} isLoading={isRetrying} onClick={onRetry} className="mt-7">
        {unreadable.retry}
      </Button>
    </Notice>
  )
}

function Notice({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <OrbitBackground className="mx-auto max-w-2xl">
      <Card variant="lit" padding="roomy">
        <Icon aria-hidden="true" className="size-6 text-accent-text" />
        <h1 className="type-display mt-5 text-heading-3">{title}</h1>
        {children}
      </Card>
    </OrbitBackground>
  )
}

const readErrorMessages: Record<TokenReadFailure, string> = { ...unreadable, unreachable: unreadable.chainUnreachable }

function describeReadError(error: Error, chain: WidgetChain): string {
  const reason = error instanceof TokenReadError ? error.reason : 'unreachable'
  const urls = chain.rpc.map((url) => new URL(url))
  const isBlocked = reason === 'unreachable' && urls.every(isMixedContent)
  return fillPlaceholders(isBlocked ? unreadable.insecureAddress : readErrorMessages[reason], {
    chain: chain.name,
    host: listHosts(chain),
  })
}

/** Returns whether a URL is plain HTTP to another host, which browsers and our Content-Security-Policy block. */
function isMixedContent({ protocol, hostname, origin }: URL): boolean {
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || origin === window.location.origin
  return protocol === 'http:' && !isLocal
}
