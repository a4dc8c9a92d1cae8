import { preferredLanguage } from '@network-site/protocol/preferred-language'
import { language } from '@network-site/site/language'
import { languageSuggestions } from '@network-site/site/language-suggestions'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { pathIn, rememberLanguage } from './language-choice.ts'

/** Offers the page in the language that the visitor prefers, in that language. Never redirects. */
export function LanguageSuggestion({ wanted }: { wanted: readonly string[] }) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(true)
  const suggestion = preferredLanguage(wanted, languageSuggestions)
  if (!suggestion || suggestion.tag === language.tag || !isOpen) return null
  const { tag } = suggestion

  function dismiss() {
    rememberLanguage(language.tag)
    setOpen(false)
  }

  return (
    <aside
      lang={tag}
      dir={suggestion.direction}
      aria-label={suggestion.text}
      className="fixed inset-x-(--spacing-gutter) bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100%-2*var(--spacing-gutter))] flex-wrap items-center gap-x-4 gap-y-2 border border-line bg-surface px-4 py-3 text-small text-muted shadow-raised"
    >
      <p>{suggestion.text}</p>
      <span className="flex gap-2">
        <LinkButton
          size="small"
          variant="secondary"
          href={pathIn(suggestion, pathname)}
          hrefLang={tag}
          onClick={() => rememberLanguage(tag)}
        >
          {suggestion.accept}
        </LinkButton>
        <Button size="small" variant="ghost" onClick={dismiss}>
          {suggestion.dismiss}
        </Button>
      </span>
    </aside>
  )
}
