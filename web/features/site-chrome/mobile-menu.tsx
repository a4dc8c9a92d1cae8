import { controls, header } from '@network-site/site/site-chrome'
import { links } from '@network-site/site/brand'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { newTab, NewTabHint } from '../../ui/page-link.tsx'

interface MobileMenuProps {
  /** The popover, so that the header can close it. */
  menu: RefObject<HTMLDivElement | null>
  social: ReactNode
  nodeButton: ReactNode
  languages: ReactNode
  onBuildWithUs: () => void
}

const itemClassName =
  'type-label flex min-h-12 w-full items-center px-3 text-start text-small text-ink transition-colors hover:bg-raised focus-visible:-outline-offset-2'

/** The menu of small screens: a popover that opens without scripts, closes with Escape, and returns the focus. */
export function MobileMenu({ menu, social, nodeButton, languages, onBuildWithUs }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  // The visitor may have opened it before hydration.
  useEffect(() => setIsOpen(menu.current?.matches(':popover-open') ?? false), [menu])

  function buildWithUs() {
    menu.current?.hidePopover()
    onBuildWithUs()
  }

  return (
    <div className="lg:hidden">
      <IconButton
        popoverTarget="site-menu"
        aria-expanded={isOpen}
        label={isOpen ? header.closeMenu : header.openMenu}
        icon={isOpen ? <Icon name="x" /> : <Icon name="menu" />}
      />
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        className="corner-ticks fixed inset-auto top-18 end-(--spacing-gutter) m-0 w-[min(20rem,calc(100vw-2*var(--spacing-gutter)))] overflow-visible border border-line bg-surface p-2 text-ink shadow-raised lg:hidden"
      >
        <nav aria-label={header.navigationLabel} className="flex flex-col">
          <a href={links.docs} {...newTab} className={itemClassName} onClick={() => menu.current?.hidePopover()}>
            {header.docs}
            <NewTabHint words={controls.opensInNewTab} />
          </a>
          <button type="button" className={itemClassName} onClick={buildWithUs}>
            {header.buildWithUs}
          </button>
          <div className="my-2 h-px bg-line" />
          {social}
          {languages}
          <div className="mt-2 flex flex-col p-1">{nodeButton}</div>
        </nav>
      </div>
    </div>
  )
}
