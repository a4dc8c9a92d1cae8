import { Popover } from '@base-ui/react/popover'
import { Menu, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

export interface PopoverMenuProps {
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
