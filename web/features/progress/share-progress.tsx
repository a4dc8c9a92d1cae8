import { shareWords } from '@network-site/site/share-words'
import { language } from '@network-site/site/language'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CommandBlock } from '../../ui/command-block.tsx'
import { DrawnPicture } from '../../ui/drawn-picture.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { linkTo } from './progress-queries.ts'

/** Offers the link to a wallet's progress, with its preview picture. */
export function ShareProgress({ address, isSmall = false }: { address: `0x${string}`; isSmall?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant={isSmall ? 'ghost' : 'secondary'}
        size={isSmall ? 'small' : 'regular'}
        icon={<Share2 />}
        onClick={() => setIsOpen(true)}
      >
        {shareWords.action}
      </Button>
      <LazyModal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={shareWords.title}
        icon={<Share2 />}
        closeLabel={shareWords.close}
      >
        <p className="text-small text-muted">{shareWords.intro}</p>
        <DrawnPicture src={`/progress-card/${address.toLowerCase()}.jpg?language=${language.tag}`} words={shareWords} />
        <div className="mt-5">
          <CommandBlock
            title={shareWords.link}
            command={new URL(linkTo(address), window.location.origin).href}
            copyLabel={shareWords.copy}
            copiedLabel={shareWords.copied}
            selectedLabel={shareWords.selected}
          />
        </div>
      </LazyModal>
    </>
  )
}
