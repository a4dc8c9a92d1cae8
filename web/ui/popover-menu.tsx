import { Popover } from '@base-ui/react/popover'
import { Menu, X } from 'lucide-react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { newTab, NewTabHint } from './page-link.tsx'

interface PopoverMenuProps {
  /** Names the button and the menu it opens. */
  label: string
  /** The button's name while the menu is open. */
  closeLabel: string
  icon?: ReactNode
  closeIcon?: ReactNode
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  align?: 'start' | 'center' | 'end' | undefined
  children: ReactNode
  className?: string | undefined
}

/** A button that opens a small menu, and closes it again. */
export function PopoverMenu({
  label,
  closeLabel,
  icon = menuIcon,
  closeIcon = crossIcon,
  isOpen: givenIsOpen,
  onOpenChange,
  align = 'end',
  children,
  className,
}: PopoverMenuProps) {
  const [ownIsOpen, setOwnIsOpen] = useState(false)
  const isOpen = givenIsOpen ?? ownIsOpen

  function changeOpen(open: boolean) {
    setOwnIsOpen(open)
    onOpenChange?.(open)
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={changeOpen}>
      <IconButton label={isOpen ? closeLabel : label} icon={isOpen ? closeIcon : icon} render={<Popover.Trigger />} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={12} align={align} collisionPadding={12} className="z-50">
          <Popover.Popup
            aria-label={label}
            className={joinClasses(
              'popover-popup corner-ticks w-[min(20rem,calc(100vw-1.5rem))] border border-line bg-surface shadow-raised outline-none',
              className,
            )}
          >
            <div className="flex max-h-(--available-height) flex-col overflow-y-auto p-2">{children}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const menuIcon = <Menu />
const crossIcon = <X />

interface PopoverMenuItemProps {
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
