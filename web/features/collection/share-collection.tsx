import { campaign } from '@network-site/site/campaign'
import { Copy, Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { writeClipboard } from '../../ui/clipboard.ts'
import { DrawnPicture } from '../../ui/drawn-picture.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { toast } from '../../ui/toast.ts'

const words = campaign.viewer.share

/** The collection as one picture, drawn by the server: to share where the browser can, to keep everywhere. */
export function ShareCollection({ address, total }: { address: `0x${string}`; total: number }) {
  const [isOpen, setIsOpen] = useState(false)
  // The count only keeps an older picture from coming out of a cache.
  const path = `/collection-card/${address.toLowerCase()}.jpg?pictures=${total}`

  async function share() {
    try {
      await sharePicture(new URL(path, window.location.href).href)
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
      <LazyModal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        icon={<Share2 />}
        closeLabel={campaign.viewer.item.close}
      >
        <p className="text-small text-muted">{words.intro}</p>
        <DrawnPicture key={path} src={path} words={words} />
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
      </LazyModal>
    </>
  )
}

/** Hands the picture itself to the device's share sheet, or its address where files cannot be shared. */
async function sharePicture(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const files = [new File([await response.blob()], 'collection.jpg', { type: 'image/jpeg' })]
  try {
    await navigator.share(
      navigator.canShare?.({ files }) ? { files, text: words.message } : { url, text: words.message },
    )
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
