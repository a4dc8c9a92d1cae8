import { ArrowRight, Download, Menu, Send, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton, LinkButton, OrbitSpinner } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { TextArea, TextInput } from '../../ui/fields.tsx'
import { ProgressBar, Skeleton } from '../../ui/progress-bar.tsx'
import { Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'ghost'] as const

/** Buttons, link buttons, and icon buttons in every state. */
export function ButtonSpecimens() {
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={variant}>
          <div className="flex flex-wrap items-center gap-4">
            <Button variant={variant}>Rest</Button>
            <Button variant={variant} icon={<Download />}>
              With icon
            </Button>
            <Button variant={variant} icon={<ArrowRight className="rtl:-scale-x-100" />} iconPosition="end">
              Continue
            </Button>
            <Button variant={variant} isLoading>
              Loading
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <LinkButton
              variant={variant}
              href="#link"
              icon={<ArrowRight className="rtl:-scale-x-100" />}
              iconPosition="end"
            >
              Link
            </LinkButton>
            <LinkButton variant={variant} href="#link" isLoading>
              Link loading
            </LinkButton>
            <LinkButton variant={variant} isDisabled>
              Link disabled
            </LinkButton>
          </div>
        </Specimen>
      ))}
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="Sizes">
          <div className="flex flex-wrap items-center gap-4">
            <Button size="small">Small</Button>
            <Button>Regular</Button>
            <Button size="large">Large</Button>
          </div>
        </Specimen>
        <Specimen name="Icon buttons">
          <div className="flex flex-wrap items-center gap-4">
            <IconButton label="Menu" icon={<Menu />} />
            <IconButton label="Send" icon={<Send />} href="#send" />
            <IconButton label="Unavailable" icon={<Send />} disabled />
            <IconButton label="Close" icon={<X />} variant="bare" />
            <IconButton label="Small" icon={<X />} size="small" />
          </div>
        </Specimen>
      </div>
    </>
  )
}

/** Inputs and textareas, at rest and in error. */
export function FieldSpecimens() {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <Specimen name="Input">
        <TextInput label="Email" placeholder="Your email" type="email" hint="We reply to this address." />
      </Specimen>
      <Specimen name="Input with error">
        <TextInput label="Email" type="email" defaultValue="ada@" error="Email is not an email address" />
      </Specimen>
      <Specimen name="Textarea">
        <TextArea label="Message" placeholder="Message" rows={5} />
      </Specimen>
      <Specimen name="Textarea with error">
        <TextArea label="Message" placeholder="Message" rows={5} error="Message is required" />
      </Specimen>
      <Specimen name="Disabled">
        <TextInput label="Email" defaultValue="ada@example.com" disabled />
      </Specimen>
      <Specimen name="Visually hidden label">
        <TextInput label="Email" isLabelHidden placeholder="Your email" />
      </Specimen>
    </div>
  )
}

const countdownWords = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' }

/** Progress bars, countdown, skeletons, and spinner. */
export function GaugeSpecimens() {
  const [targetMs] = useState(() => Date.now() + 187_654_000)
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <Specimen name="Progress">
        <div className="flex flex-col gap-8">
          <ProgressBar label="Minted today" value={17} max={42} valueText="17 of 42" />
          <ProgressBar label="Complete" value={100} />
          <ProgressBar label="Unknown" />
        </div>
      </Specimen>
      <Specimen name="Countdown">
        <Countdown label="Until the next day" targetMs={targetMs} words={countdownWords} />
      </Specimen>
      <Specimen name="Skeleton">
        <div className="flex gap-5">
          <Skeleton className="size-28" label="Loading" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      </Specimen>
      <Specimen name="Spinner">
        <OrbitSpinner className="size-10 text-brass-bright" />
      </Specimen>
    </div>
  )
}
