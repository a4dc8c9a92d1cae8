import { odyssey } from '@network-site/site/odyssey'
import { pages } from '@network-site/site/pages'
import { Link } from 'react-router'

/** What a visitor without a wallet reads: where the pictures were minted. */
export function ConnectMessage({ host }: { host: string }) {
  return (
    <p>
      {odyssey.viewer.connectMessage}{' '}
      <Link
        to={pages.vanguardMint.path}
        className="wrap-anywhere text-ink underline decoration-accent underline-offset-4 transition-colors hover:text-accent-text"
      >
        {host}
        {pages.vanguardMint.path}
      </Link>
    </p>
  )
}
