import { ArrowRight, Hammer, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card, Divider } from '../../ui/card.tsx'
import { TextInput } from '../../ui/fields.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Specimen } from './specimen.tsx'

const cards = [
  { variant: 'framed', title: 'Framed', text: 'Ticks at the corners.' },
  { variant: 'plain', title: 'Plain', text: 'Only a hairline, for large groups of cards.' },
  { variant: 'lit', title: 'Lit', text: 'A red light from above, for the most important card.' },
] as const

const toasts = [
  { name: 'Plain', show: () => toast('The mint opens at noon.') },
  { name: 'Success', show: () => toast.success('MESSAGE SENT!', { position: 'bottom-center' }) },
  { name: 'Error', show: () => toast.error('The signature was rejected. Nothing was sent.') },
  { name: 'Loading', show: () => toast.loading('Waiting for the wallet…') },
]

/** Cards and dividers. */
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
                icon={<ArrowRight className="rtl:-scale-x-100" />}
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
    </>
  )
}

/** Dialogs, a menu, and toasts. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState<'panel' | 'alert' | null>(null)
  const close = () => setOpen(null)
  const shared = { onClose: close, cta: close, cancel: true, closeLabel: 'Close dialog' }
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
          {...shared}
          isOpen={open === 'panel'}
          title="Build with us"
          icon={<Hammer />}
          body={<TextInput label="Email" placeholder="Your email" />}
          ctaText="Send"
          cancelText="Close"
        />
        <Modal
          {...shared}
          variant="alert"
          isOpen={open === 'alert'}
          title="Error"
          icon={<TriangleAlert />}
          body="There was an error. Nothing was lost, and you can try again."
          ctaText="Try again"
          cancelText="Dismiss"
        />
      </Specimen>
      <Specimen name="Toasts">
        <div className="flex flex-wrap gap-3">
          {toasts.map(({ name, show }) => (
            <Button key={name} size="small" variant="secondary" onClick={show}>
              {name}
            </Button>
          ))}
        </div>
      </Specimen>
    </div>
  )
}
