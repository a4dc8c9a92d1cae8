import { agreement } from '@network-site/site/agreement/agreement'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { AgreementContents } from './agreement-contents.tsx'
import { AgreementText } from './agreement-text.tsx'

/** The whole agreement, with its table of contents beside it on a wide screen. */
export function AgreementArticle() {
  const { title, revised, summary, sections } = agreement
  return (
    <article className="page-frame pt-12 pb-section lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-20 print:block print:p-0 print:text-[#000]">
      <div className="lg:col-start-2">
        <h1 className="type-display text-heading-2">{title}</h1>
        <p className="type-caption mt-6 text-accent-text print:text-[#000]">{revised}</p>
      </div>
      <AgreementContents />
      <div className="max-w-[46rem] lg:col-start-2">
        <section
          aria-labelledby="in-short"
          className="mt-10 border border-line bg-surface p-6 md:p-8 print:bg-transparent"
        >
          <h2 id="in-short" className="type-label text-title">
            {summary.title}
          </h2>
          <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 text-muted marker:text-accent print:text-[#000]">
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
            <div className="mt-4 flex flex-col gap-4 text-muted md:pl-12 print:text-[#000]">
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

/** The top of the page: the link home, and a button that prints the agreement. */
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
