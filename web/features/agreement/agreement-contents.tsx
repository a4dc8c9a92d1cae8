import { agreement } from '@network-site/site/agreement/agreement'

/** The table of contents: above the text on a small screen, beside it on a wide one. */
export function AgreementContents() {
  return (
    <nav
      aria-label={agreement.contentsTitle}
      className="my-12 lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:my-0 lg:max-h-[calc(100svh-4rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <p className="type-caption mb-4 text-faint">{agreement.contentsTitle}</p>
      <ol className="flex flex-col border-l border-line text-small max-lg:columns-1 sm:max-lg:block sm:max-lg:columns-2">
        {agreement.sections.map(({ id, title }, i) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="-ml-px flex gap-3 border-l border-transparent py-1.5 pl-4 text-muted transition-colors hover:border-accent hover:text-ink"
            >
              <span className="w-5 shrink-0 text-faint tabular-nums">{i + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
