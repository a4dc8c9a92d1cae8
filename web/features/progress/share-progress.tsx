import { progressWords } from '@network-site/site/progress'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CommandBlock } from '../../ui/command-block.tsx'
import { DrawnPicture } from '../../ui/drawn-picture.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'

const words = progressWords.share

interface ShareProgressProps {
  url: string
  address: string
}

/** The link to this page for one wallet, with the picture that it is shown with. */
export function ShareProgress({ url, address }: ShareProgressProps) {
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
        <DrawnPicture src={`/progress-card/${address.toLowerCase()}.jpg`} words={words} />
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
