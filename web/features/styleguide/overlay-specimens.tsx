import { BookOpen, Hammer, Radio, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Divider } from '../../ui/divider.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PopoverMenu } from '../../ui/popover-menu.tsx'
import { PopoverMenuItem } from '../../ui/popover-menu-item.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from 'react-hot-toast'
import { Specimen } from './specimen.tsx'

/** Dialogs, a menu and toasts. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState<'panel' | 'alert' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="grid gap-10 md:grid-cols-3">
      <Specimen name="Modal, two variants">
        <div className="flex flex-wrap gap-4">
          <Button variant="secondary" onClick={() => setOpen('panel')}>
            Panel
          </Button>
          <Button variant="secondary" onClick={() => setOpen('alert')}>
            Alert
          </Button>
        </div>
        <Modal
          isOpen={open === 'panel'}
          onClose={close}
          title="Build with us"
          icon={<Hammer />}
          body={<TextInput label="Email" placeholder="Your email" />}
          cta={close}
          ctaText="Send"
          cancel
          cancelText="Close"
          closeLabel="Close dialog"
        />
        <Modal
          variant="alert"
          isOpen={open === 'alert'}
          onClose={close}
          title="Error"
          icon={<TriangleAlert />}
          body="There was an error. Nothing was lost, and you can try again."
          cta={close}
          ctaText="Try again"
          cancel
          cancelText="Dismiss"
          closeLabel="Close dialog"
        />
      </Specimen>
      <Specimen name="Popover menu">
        <PopoverMenu label="Menu" closeLabel="Close menu" align="start">
          <PopoverMenuItem icon={<BookOpen />} href="#docs">
            Docs
          </PopoverMenuItem>
          <PopoverMenuItem icon={<Hammer />}>Build with us</PopoverMenuItem>
          <Divider className="my-2" />
          <PopoverMenuItem icon={<Radio />}>Run a node</PopoverMenuItem>
        </PopoverMenu>
      </Specimen>
      <Specimen name="Toasts">
        <div className="flex flex-wrap gap-3">
          <Button size="small" variant="secondary" onClick={() => toast('The mint opens at noon.')}>
            Plain
          </Button>
          <Button
            size="small"
            variant="secondary"
            onClick={() => toast.success('MESSAGE SENT!', { position: 'bottom-center' })}
          >
            Success
          </Button>
          <Button
            size="small"
            variant="secondary"
            onClick={() => toast.error('The signature was refused. Nothing was sent.')}
          >
            Error
          </Button>
          <Button size="small" variant="secondary" onClick={() => toast.loading('Waiting for the wallet …')}>
            Loading
          </Button>
        </div>
      </Specimen>
    </div>
  )
}
