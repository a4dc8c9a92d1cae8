import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** A way to another page or part of the board. */
export function BoardWay({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkButton variant="ghost" size="small" render={<PageLink to={to} />}>
      {children}
    </LinkButton>
  )
}
