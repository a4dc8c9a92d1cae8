import { progressWords } from '@network-site/site/progress'
import { Share2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { CommandBlock } from '../../ui/command-block.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'

const words = progressWords.share

interface ShareProgressProps {
  url: string
  /** The picture of what the wallet holds. */
  picture: ReactNode
}

/** The link to this page for one wallet, with a picture of its collection. */
export function ShareProgress({ url, picture }: ShareProgressProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={<Share2 />} onClick={() => setIsOpen(true)}>
        {words.action}
      </Button>
      <LazyModal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        icon={<Share2 />}
        closeLabel={words.close}
      >
        <p className="text-small text-muted">{words.intro}</p>
        {picture}
        <div className="mt-5">
          <CommandBlock
            title={words.link}
            command={url}
            copyLabel={words.copy}
            copiedLabel={words.copied}
            selectedLabel={words.selected}
          />
        </div>
      </LazyModal>
    </>
  )
}
