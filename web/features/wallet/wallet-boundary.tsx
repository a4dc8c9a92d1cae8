import { walletWords } from '@network-site/site/wallet'
import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

interface WalletBoundaryProps {
  children: ReactNode
  onFailure: () => void
  /** Called to try again. The parent then renders it with another `key`. */
  onRetry: () => void
  /** Of the notice; by default it is below the site's header. */
  className?: string
}

/** An error boundary: a failure of the wallet's code does not take down the page. */
export class WalletBoundary extends Component<WalletBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className={this.props.className ?? 'page-frame pt-22'}>
        <div className="flex flex-wrap items-center gap-4 border border-line border-l-2 border-l-accent bg-surface p-4 text-small text-muted">
          <p className="flex-1 basis-64">{walletWords.unavailable.notice}</p>
          <Button size="small" variant="secondary" onClick={this.props.onRetry}>
            {walletWords.unavailable.retry}
          </Button>
        </div>
      </div>
    )
  }
}
