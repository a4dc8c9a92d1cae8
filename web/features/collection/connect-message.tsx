import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { Link } from 'react-router'

/** What a visitor without a wallet reads: where the pictures were minted. */
export function ConnectMessage({ host }: { host: string }) {
  return (
    <p className="type-prose text-lead">
      {odyssey.viewer.connectMessage}{' '}
      <Link to={pages.vanguardMint.path} className="break-words text-ink underline underline-offset-4">
        {host}
        {pages.vanguardMint.path}
      </Link>
    </p>
  )
}
