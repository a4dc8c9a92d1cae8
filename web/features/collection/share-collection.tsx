import { odyssey } from '@network-site/site/odyssey'
import { Copy, Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'
import { writeClipboard } from '../../ui/write-clipboard.ts'
import { CardPicture } from './card-picture.tsx'
import { collectionCardPath } from './collection-card-path.ts'
import { shareCard } from './share-card.ts'

const words = odyssey.viewer.share

/** The collection as one picture, drawn by the server: to share where the browser can, to keep everywhere. */
export function ShareCollection({ address, total }: { address: `0x${string}`; total: number }) {
  const [isOpen, setIsOpen] = useState(false)
  // What is held is part of the address, so that an older picture is not shown again.
  const path = collectionCardPath(address, total)

  async function share() {
    try {
      await shareCard({
        url: new URL(path, window.location.href).href,
        text: words.message,
        share: navigator.share.bind(navigator),
        canShare: navigator.canShare?.bind(navigator),
        fetch: window.fetch.bind(window),
      })
    } catch {
      toast.error(words.failed)
    }
  }

  async function copy() {
    try {
      await writeClipboard(new URL(path, window.location.href).href)
      toast.success(words.copied)
    } catch {
      toast.error(words.failed)
    }
  }

  return (
    <>
      <Button variant="secondary" icon={<Share2 />} onClick={() => setIsOpen(true)}>
        {words.action}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        icon={<Share2 />}
        closeLabel={odyssey.viewer.item.close}
      >
        <p className="text-small text-muted">{words.intro}</p>
        <CardPicture key={path} path={path} />
        <div className="mt-5 flex flex-wrap gap-3">
          {'share' in navigator && (
            <Button icon={<Share2 />} onClick={() => void share()}>
              {words.send}
            </Button>
          )}
          <LinkButton variant="secondary" icon={<Download />} href={path} download>
            {words.download}
          </LinkButton>
          <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
            {words.copyLink}
          </Button>
        </div>
      </Modal>
    </>
  )
}
