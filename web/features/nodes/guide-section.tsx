import { controls } from '@network-site/site/site-chrome'
import { downloads } from '@network-site/site/downloads'
import { links } from '@network-site/site/brand'
import { nodesGuide, nodesLanding } from '@network-site/site/nodes-page'
import { pages } from '@network-site/site/pages'
import { FileText, KeyRound, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { CommandBlock } from '../../ui/command-block.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Orbits } from '../../ui/orbits.tsx'
import { newTab } from '../../ui/page-link.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

const { cloud, keys, questions, requirements } = nodesGuide

interface GuideSectionProps {
  id: string
  title: string
  body?: string | undefined
  subtitle?: string | undefined
  /** `beside` keeps the heading sticky next to the content on wide screens. */
  layout?: 'below' | 'beside' | undefined
  children: ReactNode
}

/** One chapter of the guide for node operators. */
export function GuideSection({ id, title, body, subtitle, layout = 'below', children }: GuideSectionProps) {
  const isBeside = layout === 'beside'
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={joinClasses(
        'below-fold page-frame py-chapter outline-none',
        isBeside && 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-x-16',
      )}
    >
      <SectionHeading
        id={`${id}-title`}
        title={title}
        subtitle={subtitle}
        className={isBeside ? 'lg:sticky lg:top-28' : undefined}
      >
        {body !== undefined && <p>{body}</p>}
      </SectionHeading>
      {/* Laid out apart from the heading, to keep tasks short. */}
      <div className={joinClasses('below-fold mt-block', isBeside && 'lg:mt-0')}>{children}</div>
    </section>
  )
}

/** The title of a numbered step. */
export function StepTitle({ number, title }: { number: number; title: string }) {
  return (
    <h3 className="type-label flex gap-3 text-title">
      <span aria-hidden="true" className="text-accent-text tabular-nums">
        {number}
      </span>
      {title}
    </h3>
  )
}

/** What a machine needs to run a node. */
export function Requirements() {
  return (
    <GuideSection id="what-it-needs" title={requirements.title} body={requirements.body} layout="beside">
      <table className="w-full table-fixed border border-line bg-surface text-small">
        <caption className="sr-only">{requirements.title}</caption>
        <thead className="type-caption text-faint max-md:[letter-spacing:0] max-md:normal-case">
          <tr>
            {Object.values(requirements.columns).map((column) => (
              <th key={column} scope="col" className="px-3 py-3 [font-weight:inherit] md:px-6 md:py-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requirements.rows.map(({ part, least, better }) => (
            <tr key={part} className="border-t border-line align-top">
              <th scope="row" className="px-3 py-3 font-[550] md:px-6 md:py-4">
                {part}
              </th>
              <td className="px-3 py-3 text-muted md:px-6 md:py-4">{least}</td>
              <td className="px-3 py-3 text-muted md:px-6 md:py-4">{better}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GuideSection>
  )
}

/** How to run a node from the Linux archive on a cloud server. */
export function Cloud({ archive }: { archive: { href: string; verify: string } }) {
  return (
    <GuideSection id="in-the-cloud" title={cloud.title} body={cloud.body}>
      <ol className="flex flex-col gap-10">
        {cloud.steps.map(({ title, body, command }, i) => (
          <li
            key={title}
            className="grid gap-4 border-t border-line pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16"
          >
            <div>
              <StepTitle number={i + 1} title={title} />
              <p className="mt-3 text-muted">{body}</p>
            </div>
            <CommandBlock
              command={command.replace('{archive}', archive.href).replace('{check}', archive.verify)}
              title={cloud.terminal}
              copyLabel={cloud.copy}
              copiedLabel={cloud.copied}
              selectedLabel={cloud.copyByHand}
            />
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}

/** What a node's key is for, with links to the agreement and the sale. */
export function Keys() {
  return (
    <GuideSection id="keys-and-rewards" title={keys.title} body={keys.body} layout="beside">
      <ul className="grid gap-px border border-line bg-line md:grid-cols-2">
        {keys.points.map(({ title, body }) => (
          <li key={title} className="bg-background p-6 md:p-8">
            <h3 className="type-label text-title">{title}</h3>
            <p className="mt-3 text-muted">{body}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton
          href={pages.nodeAgreement.path}
          newTabHint={controls.opensInNewTab}
          variant="secondary"
          icon={<FileText />}
        >
          {keys.agreement}
        </LinkButton>
        <LinkButton href={links.keySale} newTabHint={controls.opensInNewTab} variant="secondary" icon={<KeyRound />}>
          {downloads.purchaseKey}
        </LinkButton>
      </div>
    </GuideSection>
  )
}

/** Questions and answers. Answers are collapsed; find-in-page opens them. */
export function Questions() {
  return (
    <GuideSection id="questions" title={questions.title} layout="beside">
      <div className="border-b border-line">
        {questions.list.map(({ question, answer }) => (
          <details key={question} className="group/question border-t border-line">
            <summary className="flex list-none items-center justify-between gap-6 py-5 text-lead transition-colors hover:text-accent-text [&::-webkit-details-marker]:hidden">
              <h3>{question}</h3>
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-accent-text transition-transform group-open/question:rotate-45"
              />
            </summary>
            <p className="type-prose pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </GuideSection>
  )
}

/** Links to the documentation and the community. */
export function Resources({ places }: { places: ReactNode }) {
  const { title, body, docs } = nodesLanding.resources
  return (
    <section aria-labelledby="resources" className="below-fold relative isolate overflow-clip">
      <Orbits className="absolute top-0 -end-88 -z-10 size-[44rem] -translate-y-1/2 opacity-40 lg:top-1/2 lg:end-0 lg:opacity-100" />
      <div className="page-frame py-section">
        <SectionHeading id="resources" title={title}>
          <p className="text-lead">
            <Sentence
              text={body}
              parts={{
                docs: (
                  <a href={links.docs} {...newTab} className="text-ink underline decoration-accent underline-offset-4">
                    {docs}
                  </a>
                ),
              }}
            />
          </p>
        </SectionHeading>
        <div className="mt-8">{places}</div>
      </div>
    </section>
  )
}
