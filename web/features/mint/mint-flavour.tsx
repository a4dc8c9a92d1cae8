import { links } from '@home/site/links'
import { odyssey } from '@home/site/odyssey'
import { newTab } from '../../ui/new-tab.ts'

const link = 'text-ink underline decoration-accent underline-offset-4 transition-colors hover:text-accent-text'

/** Why one would mint 42 pictures a day. */
export function MintFlavour() {
  const { before, questBoard, between, chat, after } = odyssey.mint.flavour
  return (
    <p>
      {before}{' '}
      <a href={links.questBoard} {...newTab} className={link}>
        {questBoard}
      </a>{' '}
      {between}{' '}
      <a href={links.chat} {...newTab} className={link}>
        {chat}
      </a>
      {after}
    </p>
  )
}
