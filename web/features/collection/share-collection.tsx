import { campaign } from '@network-site/site/campaign'
import { language } from '@network-site/site/language'
import { Copy, Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { writeClipboard } from '../../ui/clipboard.ts'
import { DrawnPicture } from '../../ui/drawn-picture.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { toast } from '../../ui/toast.ts'

const words = campaign.viewer.share

/** Offers the collection as one server-rendered picture to share, download, or link to. */
export function ShareCollection({ address, total }: { address: `0x${string}`; total: number }) {
  const [isOpen, setIsOpen] = useState(false)
  // The count only busts the cache.
  const path = `/collection-card/${address.toLowerCase()}.jpg?language=${language.tag}&pictures=${total}`

  async function run(action: (url: string) => Promise<void>) {
    try {
      await action(new URL(path, window.location.href).href)
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
            <Button icon={<Share2 />} onClick={() => void run(sharePicture)}>
              {words.send}
            </Button>
          )}
          <LinkButton variant="secondary" icon={<Download />} href={path} download>
            {words.download}
          </LinkButton>
          <Button variant="secondary" icon={<Copy />} onClick={() => void run(copyLink)}>
            {words.copyLink}
          </Button>
        </div>
      </LazyModal>
    </>
  )
}

async function copyLink(url: string): Promise<void> {
  await writeClipboard(url)
  toast.success(words.copied)
}

/** Passes the picture to the device's share sheet, or its URL if the device cannot share files. */
async function sharePicture(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const files = [new File([await response.blob()], 'collection.jpg', { type: 'image/jpeg' })]
  try {
    await navigator.share(
      navigator.canShare?.({ files }) ? { files, text: words.message } : { url, text: words.message },
    )
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
