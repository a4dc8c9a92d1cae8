import { links } from '@network-site/site/links'
import { campaign } from '@network-site/site/campaign'
import { newTab } from '../../ui/new-tab.tsx'

const { flavour } = campaign.mint

/** What the mint is for, with links to the quests and to the community. */
export function MintFlavour() {
  return (
    <p className="type-prose text-lead">
      {flavour.before}{' '}
      <a href={links.questBoard} {...newTab} className={link}>
        {flavour.questBoard}
      </a>{' '}
      {flavour.between}{' '}
      <a href={links.chat} {...newTab} className={link}>
        {flavour.chat}
      </a>
      {flavour.after}
    </p>
  )
}

const link = 'text-ink underline decoration-accent underline-offset-4 transition-colors hover:text-accent-text'
