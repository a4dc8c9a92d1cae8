import { agreement, type AgreementBlock, agreementLanguage, agreementNotice } from '@network-site/site/agreement'
import { language } from '@network-site/site/language'
import { Printer } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

/** The whole agreement with its table of contents. */
export function AgreementArticle() {
  const { title, revised, summary, sections } = agreement
  return (
    <article
      lang={agreementLanguage}
      dir="ltr"
      className="page-frame pt-12 pb-section lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-20 print:block print:p-0 print:text-[#000]"
    >
      <div className="lg:col-start-2">
        {language.tag !== agreementLanguage && (
          <p lang={language.tag} dir={language.direction} className="mb-8 border border-line bg-surface p-4 text-small">
            {agreementNotice}
          </p>
        )}
        <h1 className="type-display text-heading-2">{title}</h1>
        <p className="type-caption mt-6 text-accent-text print:text-[#000]">{revised}</p>
      </div>
      <AgreementContents />
      <div className="max-w-[46rem] lg:col-start-2">
        <section
          aria-labelledby="summary"
          className="mt-10 border border-line bg-surface p-6 md:p-8 print:bg-transparent"
        >
          <h2 id="summary" className="type-label text-title">
            {summary.title}
          </h2>
          <ul className="mt-4 flex list-disc flex-col gap-2 ps-5 text-muted marker:text-accent print:text-[#000]">
            {summary.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        {sections.map((section, i) => (
          <section
            key={section.id}
            id={section.id}
            tabIndex={-1}
            aria-labelledby={`${section.id}-title`}
            className="mt-14 scroll-mt-8 outline-none print:mt-8"
          >
            <h2 id={`${section.id}-title`} className="flex break-after-avoid gap-4 text-lead font-semibold">
              <span className="w-8 shrink-0 text-accent-text tabular-nums print:text-[#000]">{i + 1}.</span>
              {section.title}
            </h2>
            <div className="mt-4 flex flex-col gap-4 text-muted md:ps-12 print:text-[#000]">
              {section.blocks.map((block) => (
                <AgreementText key={typeof block === 'string' ? block : block.list.join()} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  )
}

/** The link home and a button that prints the agreement. */
export function AgreementHeader({ home }: { home: ReactNode }) {
  return (
    <header className="border-b border-line print:hidden">
      <div className="page-frame flex h-16 items-center justify-between">
        {home}
        <span className="not-in-data-visitor:hidden">
          <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
            {agreement.print}
          </Button>
        </span>
      </div>
    </header>
  )
}

/** The table of contents, above the text on small screens and beside it on wide ones. */
function AgreementContents() {
  return (
    <nav
      aria-label={agreement.contentsTitle}
      className="my-12 lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:my-0 lg:max-h-[calc(100svh-4rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <p className="type-caption mb-4 text-faint">{agreement.contentsTitle}</p>
      <ol className="flex flex-col border-s border-line text-small max-lg:columns-1 sm:max-lg:block sm:max-lg:columns-2">
        {agreement.sections.map(({ id, title }, i) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="-ms-px flex gap-3 border-s border-transparent py-1.5 ps-4 text-muted transition-colors hover:border-accent hover:text-ink"
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

/** A paragraph or list. Blanks in the text appear as lines to fill in. */
function AgreementText({ block }: { block: AgreementBlock }) {
  if (typeof block === 'string') return <p>{withBlanks(block)}</p>
  return (
    <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-accent">
      {block.list.map((entry) => (
        <li key={entry}>{withBlanks(entry)}</li>
      ))}
    </ul>
  )
}

function withBlanks(text: string) {
  return text.split('______').map((part, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one fixed sentence
    <Fragment key={i}>
      {i > 0 && (
        <span className="inline-block w-20 border-b border-ink print:border-[#000]">
          <span className="sr-only">({agreement.blankLabel})</span>
        </span>
      )}
      {part}
    </Fragment>
  ))
}
