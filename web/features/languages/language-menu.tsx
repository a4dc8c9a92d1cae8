import { language } from '@network-site/site/language'
import { languageNames } from '@network-site/site/languages'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { joinClasses } from '../../ui/join-classes.ts'
import { pathIn, rememberLanguage } from './language-choice.ts'

/** Links to the current page in every language. Without scripts, the links lead to the same page without its query. */
export function LanguageLinks({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  const { pathname } = useLocation()
  return (
    // The system has every script. The web fonts of a page have only those of its language.
    <ul className={joinClasses('font-[system-ui]', className)}>
      {languageNames.map(({ tag, name, path }) => (
        <li key={tag}>
          <a
            href={pathIn({ path }, pathname)}
            hrefLang={tag}
            lang={tag}
            aria-current={tag === language.tag ? 'true' : undefined}
            className={joinClasses('transition-colors hover:text-ink aria-[current]:text-ink', linkClassName)}
            onClick={(event) => follow(event, tag)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Remembers the language and keeps the query and the anchor, such as a wallet's address. */
function follow({ currentTarget }: MouseEvent<HTMLAnchorElement>, tag: string): void {
  rememberLanguage(tag)
  currentTarget.search = window.location.search
  currentTarget.hash = window.location.hash
}

/** The languages below every page. */
export function FooterLanguages() {
  if (languageNames.length < 2) return null
  return (
    // Skipped while far below the viewport: finding fonts for every script takes 60 ms on a four times slower processor.
    <nav
      aria-label={language.menu}
      className="page-frame border-t border-line py-6 text-caption text-faint [contain-intrinsic-height:auto_6.5rem] [content-visibility:auto]"
    >
      <LanguageLinks className="flex flex-wrap justify-center gap-x-6 gap-y-3 lg:justify-between" />
    </nav>
  )
}

/** The languages behind a summary, for the menu of small screens. Opens without scripts. */
export function LanguageDisclosure({ className }: { className?: string }) {
  if (languageNames.length < 2) return null
  return (
    <details className={joinClasses('group', className)}>
      <summary className="type-label flex min-h-12 cursor-pointer items-center justify-between gap-3 px-3 text-small text-ink transition-colors hover:bg-raised focus-visible:-outline-offset-2">
        {language.menu}
        <span className="font-text font-normal tracking-normal text-muted normal-case">{language.name}</span>
      </summary>
      <LanguageLinks
        className="grid max-h-[40svh] grid-cols-2 overflow-y-auto px-3 py-1 text-small text-muted"
        linkClassName="flex min-h-11 items-center"
      />
    </details>
  )
}
