import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { joinClasses, renderAs } from './join-classes.ts'
import { newTab, NewTabHint } from './page-link.tsx'

interface ButtonLook {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  icon?: ReactNode
  iconPosition?: 'start' | 'end' | undefined
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner, keeps the focus, and ignores presses. */
  isLoading?: boolean | undefined
  /** Shows a spinner but accepts presses, which the caller handles later. */
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
    // Keeps a busy submit button from submitting its form again.
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

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  /** Opens the link in a new tab; the text announces this to screen readers. */
  newTabHint?: string | undefined
  /** Removes the href and focus, and announces the link as unavailable. */
  isDisabled?: boolean | undefined
  /** Announces the link as busy while its href is unknown. */
  isLoading?: boolean | undefined
  /** The element to render, such as a router's link: `render={<Link to="/somewhere" />}`. */
  render?: ReactElement | undefined
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'regular',
  icon,
  iconPosition,
  newTabHint,
  isDisabled = false,
  isLoading = false,
  render,
  href,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const isBlocked = isDisabled || isLoading
  const opensNewTab = newTabHint !== undefined && !isBlocked
  return renderAs('a', isBlocked ? undefined : render, {
    ...rest,
    ...(isBlocked
      ? { role: 'link', 'aria-disabled': true, 'aria-busy': isLoading || undefined }
      : href === undefined
        ? {}
        : { href }),
    ...(opensNewTab ? newTab : {}),
    className: joinClasses(buttonAppearance(variant, size), className),
    children: (
      <ButtonContent icon={icon} iconPosition={iconPosition} isLoading={isLoading}>
        {children}
        {opensNewTab && <NewTabHint words={newTabHint} />}
      </ButtonContent>
    ),
  })
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string
  icon: ReactNode
  variant?: 'framed' | 'bare' | undefined
  size?: 'small' | 'regular' | undefined
  /** Renders a link instead of a button. */
  href?: string | undefined
  /** Opens the link in a new tab; the text announces this to screen readers. */
  newTabHint?: string | undefined
  render?: ReactElement | undefined
}

/** A button or link that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'framed',
  size = 'regular',
  href,
  newTabHint,
  render,
  className,
  ...rest
}: IconButtonProps) {
  const shape = {
    ...rest,
    'aria-label': newTabHint === undefined ? label : `${label} (${newTabHint})`,
    className: joinClasses('icon-button', iconButtonVariants[variant], iconButtonSizes[size], className),
    children: (
      <span aria-hidden="true" className="inline-flex [&>svg]:size-4.5">
        {icon}
      </span>
    ),
  }
  if (href === undefined) return renderAs('button', render, render ? shape : { type: 'button', ...shape })
  const link = { ...shape, href, ...(newTabHint === undefined ? {} : newTab) } as ComponentProps<'a'>
  return renderAs('a', render, link)
}

/** The label and icon of a button. The spinner replaces the icon, so that the width hardly changes. */
function ButtonContent(props: Pick<ButtonProps, 'children' | 'icon' | 'iconPosition' | 'isLoading'>) {
  const { children, icon, iconPosition = 'start', isLoading = false } = props
  const mark = isLoading ? <OrbitSpinner /> : icon
  const slot = mark ? (
    <span
      aria-hidden="true"
      className={joinClasses(
        'button-icon',
        iconPosition === 'end' &&
          'group-enabled-hover/button:translate-x-1 rtl:group-enabled-hover/button:-translate-x-1',
      )}
    >
      {mark}
    </span>
  ) : null
  return (
    <>
      {iconPosition === 'start' && slot}
      <span>{children}</span>
      {iconPosition === 'end' && slot}
    </>
  )
}

/** A decorative spinner. The text beside it must say what is loading. */
export function OrbitSpinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      className={joinClasses('size-4 shrink-0 animate-orbit', className)}
    >
      <circle cx="8" cy="8" r="6" stroke="currentColor" strokeOpacity="0.35" />
      <circle cx="8" cy="2" r="2" fill="currentColor" />
    </svg>
  )
}

/** Returns the class names that Button and LinkButton share. `styles/buttons.css` has the rules. */
function buttonAppearance(variant: keyof typeof variants, size: keyof typeof sizes): string {
  return joinClasses('group/button type-label button', variants[variant], sizes[size])
}

const variants = { primary: 'button-primary', secondary: 'button-secondary', ghost: 'button-ghost' }

const sizes = { small: 'button-small', regular: 'button-regular', large: 'button-large' }

const iconButtonVariants = { framed: 'icon-button-framed', bare: 'icon-button-bare' }

const iconButtonSizes = { small: 'size-10', regular: 'size-11' }
