import { Dialog } from '@base-ui/react/dialog'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { ArrowRight, X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button, IconButton } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { inlineSign } from './reading-direction.ts'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: string
  icon?: ReactNode
  /** Plain text or any content. */
  body?: ReactNode
  /** Content after `body`. */
  children?: ReactNode
  /** `panel` is for content; `alert` is centered and asks for a decision. */
  variant?: 'panel' | 'alert' | undefined
  /** The call to action, shown only together with `ctaText`. */
  cta?: (() => void) | undefined
  ctaText?: string | undefined
  /** Shows a second button that only closes, together with `cancelText`. */
  cancel?: boolean | undefined
  cancelText?: string | undefined
  /** The accessible name of the close button. */
  closeLabel: string
  /** `wide` leaves room for a picture beside text. */
  width?: 'regular' | 'wide' | undefined
  /** The element focused on opening; by default, the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** A dialog that traps the focus, locks scrolling, and closes with the backdrop, Escape, close icon, or button. */
export function Modal(props: ModalProps) {
  return (
    <DirectionProvider direction={inlineSign() === 1 ? 'ltr' : 'rtl'}>
      <ModalDialog {...props} />
    </DirectionProvider>
  )
}

function ModalDialog({
  isOpen,
  onClose,
  title,
  icon,
  body,
  children,
  variant = 'panel',
  cta,
  ctaText,
  cancel = false,
  cancelText,
  closeLabel,
  width = 'regular',
  initialFocus,
}: ModalProps) {
  const look = looks[variant]
  const hasCta = cta !== undefined && ctaText !== undefined
  const hasCancel = cancel && cancelText !== undefined
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="modal-backdrop fixed inset-0 z-50 min-h-dvh bg-scrim" />
        <Dialog.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] justify-items-center overflow-y-auto overscroll-contain p-4 md:p-10">
          <Dialog.Popup
            initialFocus={initialFocus}
            className={joinClasses(
              'modal-popup corner-ticks relative my-auto w-full border bg-surface outline-none',
              look.popup,
              width === 'wide' ? 'max-w-4xl' : look.width,
            )}
          >
            <IconButton
              label={closeLabel}
              icon={<X />}
              variant="bare"
              className="absolute top-3 end-3 z-10"
              render={<Dialog.Close />}
            />
            <div className={look.head}>
              {icon !== undefined && (
                <span aria-hidden="true" className={look.icon}>
                  {icon}
                </span>
              )}
              <Dialog.Title className={joinClasses('type-display', look.title)}>{title}</Dialog.Title>
            </div>
            <div className={look.body}>
              {typeof body === 'string' ? (
                <Dialog.Description className="text-body text-muted">{body}</Dialog.Description>
              ) : (
                body
              )}
              {children}
            </div>
            {(hasCta || hasCancel) && (
              <div className={look.actions}>
                {hasCta && (
                  <Button icon={<ArrowRight className="rtl:-scale-x-100" />} iconPosition="end" onClick={cta}>
                    {ctaText}
                  </Button>
                )}
                {hasCancel && <Dialog.Close render={<Button variant="secondary">{cancelText}</Button>} />}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const looks = {
  panel: {
    popup: 'border-line shadow-raised',
    width: 'max-w-xl',
    head: 'flex min-h-17 items-center gap-4 border-b border-line py-4 ps-6 pe-16 md:ps-8',
    icon: 'inline-flex text-brass [&>svg]:size-5',
    title: 'text-title',
    body: 'px-6 py-7 md:px-8',
    actions: 'flex flex-wrap gap-3 border-t border-line px-6 py-5 md:px-8',
  },
  alert: {
    popup:
      'border-line bg-linear-to-b from-ember to-surface to-70% text-center shadow-ember after:absolute after:inset-x-0 after:-top-px after:h-px after:bg-accent',
    width: 'max-w-md',
    head: 'flex flex-col items-center gap-6 px-6 pt-12 md:px-10',
    icon: 'inline-flex size-16 items-center justify-center rounded-round border border-accent text-accent-text [&>svg]:size-6',
    title: 'text-heading-3',
    body: 'px-6 pt-4 pb-8 md:px-10',
    actions: 'flex flex-col gap-3 px-6 pb-8 md:px-10 md:pb-10',
  },
}
