import { ArrowRight, BookOpen, Hammer, Radio, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card, Divider } from '../../ui/card.tsx'
import { TextInput } from '../../ui/fields.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PopoverMenu, PopoverMenuItem } from '../../ui/popover-menu.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Specimen } from './specimen.tsx'

const cards = [
  { variant: 'framed', title: 'Framed', text: 'Registration ticks at the corners, as on a drawing.' },
  { variant: 'plain', title: 'Plain', text: 'Only a hairline, for cards that come in numbers.' },
  { variant: 'lit', title: 'Lit', text: 'A red light from above, for the one that matters most.' },
] as const

/** Cards, dividers and section headings. */
export function SurfaceSpecimens() {
  return (
    <>
      <div className="grid gap-6 md:grid-cols-3">
        {cards.map((card, index) => (
          <Card key={card.variant} variant={card.variant} isInteractive={index === 0} render={<article />}>
            <p className="type-caption text-brass tabular-nums">{`0${index + 1}`}</p>
            <h3 className="type-display mt-8 text-heading-3">{card.title}</h3>
            <p className="mt-3 text-muted">{card.text}</p>
            {index === 0 && (
              <LinkButton
                className="mt-6"
                variant="secondary"
                size="small"
                href="#card"
                icon={<ArrowRight />}
                iconPosition="end"
              >
                Interactive
              </LinkButton>
            )}
          </Card>
        ))}
      </div>
      <Specimen name="Divider, hairline">
        <Divider />
      </Specimen>
      <Specimen name="Divider, scale">
        <Divider variant="scale" />
      </Specimen>
      <Specimen name="Section heading, centred">
        <SectionHeading number={7} total={8} title="A heading in the middle" subtitle="With a subtitle" align="center">
          And a paragraph of body, which keeps to a comfortable measure however wide the page is.
        </SectionHeading>
      </Specimen>
    </>
  )
}

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
