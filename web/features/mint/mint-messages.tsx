import { campaign } from '@network-site/site/campaign'
import { links } from '@network-site/site/brand'
import { TriangleAlert } from 'lucide-react'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { newTab } from '../../ui/page-link.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import type { MintPage } from './use-mint-page.ts'

const words = campaign.mint

/** Introduces the mint, with links to the quests and the community. */
export function MintIntro() {
  return (
    <p className="type-prose text-lead">
      <Sentence
        text={words.intro}
        parts={{
          questBoard: (
            <a href={links.questBoard} {...newTab} className={linkClasses}>
              {words.introLinks.questBoard}
            </a>
          ),
          chat: (
            <a href={links.chat} {...newTab} className={linkClasses}>
              {words.introLinks.chat}
            </a>
          ),
        }}
      />
    </p>
  )
}

const linkClasses = 'text-ink underline decoration-accent underline-offset-4 transition-colors hover:text-accent-text'

/** Explains why minting is unavailable, or that the contract cannot be read. */
export function MintNotice({ isOpen, day, isUnreadable }: Pick<MintPage, 'isOpen' | 'day' | 'isUnreadable'>) {
  const notice = day === 0 ? words.notStarted : isOpen ? (isUnreadable ? words.unreadable : null) : words.closed
  if (notice === null) return null
  return (
    <output className="block border border-line border-s-2 border-s-accent bg-surface p-4 text-small text-muted">
      {notice}
    </output>
  )
}

/** Explains why a mint failed. */
export function MintErrorDialog({ error, onDismiss }: { error: string | null; onDismiss: () => void }) {
  return (
    <LazyModal
      isOpen={error !== null}
      onClose={onDismiss}
      title={words.error.title}
      icon={<TriangleAlert />}
      variant="alert"
      body={error ?? ''}
      closeLabel={words.error.close}
      cancel
      cancelText={words.error.dismiss}
    />
  )
}
