import { controls } from '@network-site/site/controls'
import { downloads } from '@network-site/site/downloads'
import { links } from '@network-site/site/links'
import { pages } from '@network-site/site/pages'
import { nodesGuide } from '@network-site/site/nodes/guide'
import { FileText, KeyRound } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'
import { GuideSection } from './guide-section.tsx'

const { keys } = nodesGuide

/** What a node's key is for, and the links to the agreement and the sale. */
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
