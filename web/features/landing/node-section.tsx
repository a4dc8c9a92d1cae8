import { paths } from '@network-site/site/paths'
import type { Node as NodeWords } from '@network-site/site/home-page'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Section } from './section.tsx'

/** What a node is, and where to download its client. */
export function NodeSection({ words, clientBox }: { words: NodeWords; clientBox: ReactNode }) {
  return (
    <Section
      id="run-a-node"
      className="grid gap-block lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-20"
    >
      <div>
        <SectionHeading id="run-a-node-title" title={words.title} subtitle={words.subtitle}>
          <p>{words.body}</p>
          <p className="mt-4">{words.dilemma}</p>
        </SectionHeading>
        <LinkButton
          variant="ghost"
          icon={<Icon name="arrow-right" />}
          iconPosition="end"
          className="mt-8"
          render={<PageLink to={paths.nodes} />}
        >
          {words.more}
        </LinkButton>
      </div>
      <div>
        <Picture file={words.image} alt={words.image.alt} sizes="(min-width: 64rem) 40vw, 100vw" className="w-full" />
        {clientBox}
      </div>
    </Section>
  )
}
