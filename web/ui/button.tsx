import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonAppearance, type ButtonSize, type ButtonVariant } from './button-appearance.ts'
import { ButtonContent } from './button-content.tsx'
import { joinClasses } from './join-classes.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  iconPosition?: 'start' | 'end' | undefined
  /** Busy: it keeps its focus and ignores presses. */
  isLoading?: boolean | undefined
  /** Looks busy, but takes presses: what they ask for is remembered. */
  isWaiting?: boolean | undefined
}

/** A button that acts on this page. For navigation use LinkButton. */
export function Button({
  variant = 'primary',
  size = 'regular',
  icon,
  iconPosition,
  isLoading = false,
  isWaiting = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = isLoading || isWaiting
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Prevented, not just ignored: a busy submit button must not submit its form a second time.
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      className={joinClasses(buttonAppearance(variant, size), className)}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} iconPosition={iconPosition} isLoading={isBusy}>
        {children}
      </ButtonContent>
    </button>
  )
}
