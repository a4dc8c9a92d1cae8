import { ArrowRight, Download, Menu, Send, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'ghost'] as const

/** Buttons, link-buttons and icon buttons in every state. */
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
            <Button variant={variant} icon={<ArrowRight />} iconPosition="end">
              Onward
            </Button>
            <Button variant={variant} isLoading>
              Loading
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <LinkButton variant={variant} href="#link" icon={<ArrowRight />} iconPosition="end">
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
