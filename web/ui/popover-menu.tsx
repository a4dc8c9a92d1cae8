import { Popover } from '@base-ui/react/popover'
import { Menu, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { newTab, NewTabHint } from './page-link.tsx'

interface PopoverMenuProps {
  /** The accessible name of the menu and, while it is closed, of its button. */
  label: string
  /** The button's name while the menu is open. */
  closeLabel: string
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  align?: 'start' | 'center' | 'end' | undefined
  children: ReactNode
}

/** A button that toggles a small menu. */
export function PopoverMenu({ label, closeLabel, onOpenChange, align = 'end', children, ...props }: PopoverMenuProps) {
  const [ownIsOpen, setOwnIsOpen] = useState(false)
  const isOpen = props.isOpen ?? ownIsOpen

  function changeOpen(open: boolean) {
    setOwnIsOpen(open)
    onOpenChange?.(open)
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={changeOpen}>
      <IconButton label={isOpen ? closeLabel : label} icon={isOpen ? <X /> : <Menu />} render={<Popover.Trigger />} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={12} align={align} collisionPadding={12} className="z-50">
          <Popover.Popup
            aria-label={label}
            className="popover-popup corner-ticks w-[min(20rem,calc(100vw-1.5rem))] border border-line bg-surface shadow-raised outline-none"
          >
            <div className="flex max-h-(--available-height) flex-col overflow-y-auto p-2">{children}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface PopoverMenuItemProps {
  children: ReactNode
  icon?: ReactNode
  onSelect?: (() => void) | undefined
  href?: string | undefined
  /** Opens the link in a new tab; the text announces this to screen readers. */
  newTabHint?: string | undefined
}

/** A button or link in a PopoverMenu. Selecting it closes the menu. */
export function PopoverMenuItem({ children, icon, onSelect, href, newTabHint }: PopoverMenuItemProps) {
  const tab = newTabHint === undefined ? {} : newTab
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- Popover.Close adds the content
  const link = href === undefined ? undefined : <a href={href} {...tab} />
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
