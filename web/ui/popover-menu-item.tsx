import { Popover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { newTab, NewTabHint } from './new-tab.tsx'

export interface PopoverMenuItemProps {
  children: ReactNode
  icon?: ReactNode
  onSelect?: (() => void) | undefined
  href?: string | undefined
  /** Opens in a new tab, and says so in these words to screen readers. */
  newTabHint?: string | undefined
  /** The element to render, such as a router's link. */
  render?: ReactElement | undefined
}

/** An item of a PopoverMenu, a button or a link. Choosing it closes the menu. */
export function PopoverMenuItem({ children, icon, onSelect, href, newTabHint, render }: PopoverMenuItemProps) {
  const tab = newTabHint === undefined ? {} : newTab
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the words are handed to it below
  const link = render ?? (href === undefined ? undefined : <a href={href} {...tab} />)
  return (
    <Popover.Close
      nativeButton={link === undefined}
      render={link}
      // Base UI would give a link the role of a button.
      {...(link === undefined ? {} : { role: undefined })}
      onClick={onSelect}
      className="type-label flex min-h-12 w-full items-center gap-3 rounded-edge px-4 text-left text-small text-ink transition-colors hover:bg-raised focus-visible:-outline-offset-2"
    >
      {icon !== undefined && (
        <span aria-hidden="true" className="inline-flex text-brass [&>svg]:size-4">
          {icon}
        </span>
      )}
      <span>
        {children}
        {newTabHint !== undefined && <NewTabHint words={newTabHint} />}
      </span>
    </Popover.Close>
  )
}
