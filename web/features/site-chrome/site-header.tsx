import { brand, links } from '@network-site/site/brand'
import { paths } from '@network-site/site/paths'
import { controls, header } from '@network-site/site/site-chrome'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { scrollToSection, SectionNavigation, SectionProgress, useActiveSection } from './section-navigation.tsx'

interface SiteHeaderProps {
  /** The numbered sections of this page, if any. */
  sections: typeof header.sections
  social: ReactNode
  /** The same links, in the order of the menu. */
  menuSocial: ReactNode
  nodeButton: ReactNode
  languages: ReactNode
  onBuildWithUs: () => void
  /** True while the modal's code loads. */
  isOpeningBuildWithUs: boolean
}

/** The header of every page: logo, navigation, calls to action, and the page's sections. */
export function SiteHeader({
  sections,
  social,
  menuSocial,
  nodeButton,
  languages,
  onBuildWithUs,
  isOpeningBuildWithUs,
}: SiteHeaderProps) {
  const menu = useRef<HTMLDivElement>(null)
  const active = useActiveSection(sections)
  const first = sections[0]

  function onLogoClick(event: MouseEvent) {
    const isMobileLayout = !window.matchMedia('(min-width: 64rem)').matches
    menu.current?.hidePopover()
    if (first === undefined || !isMobileLayout) return
    event.preventDefault()
    scrollToSection(first.id)
  }

  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-background/85 backdrop-blur-md print:hidden">
      {/* Blocks rendering until the whole header is parsed, to prevent layout shift. */}
      <link rel="expect" href="#header-end" blocking="render" />
      <div className="page-frame flex h-16 items-center justify-between gap-6">
        <PageLink to={paths.home} aria-label={header.homeLabel} onClick={onLogoClick} className="shrink-0">
          <Logo className="h-7" />
        </PageLink>
        <nav aria-label={header.navigationLabel} className="hidden items-center gap-2 lg:flex">
          {social}
          <LinkButton
            href={links.docs}
            newTabHint={controls.opensInNewTab}
            variant="ghost"
            size="small"
            className="mx-3"
          >
            {header.docs}
          </LinkButton>
          <Button variant="secondary" size="small" isLoading={isOpeningBuildWithUs} onClick={onBuildWithUs}>
            {header.buildWithUs}
          </Button>
          {nodeButton}
        </nav>
        <MobileMenu
          menu={menu}
          social={menuSocial}
          nodeButton={nodeButton}
          languages={languages}
          onBuildWithUs={onBuildWithUs}
        />
      </div>
      {first !== undefined && <SectionNavigation sections={sections} active={active} />}
      {first !== undefined && <SectionProgress sections={sections} active={active} />}
      <span id="header-end" hidden />
    </header>
  )
}

/** The logo with the network's name, in the text color. */
export function Logo({ className }: { className: string }) {
  const { width, height } = brand.logo
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing inherits the page's colors
      role="img"
      aria-label={brand.name}
      viewBox={`0 0 ${width} ${height}`}
      className={joinClasses('w-auto', className)}
    >
      <use href="#logo-lockup" />
    </svg>
  )
}
