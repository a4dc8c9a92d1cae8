import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { buttonAppearance, type ButtonSize, type ButtonVariant } from './button-appearance.ts'
import { ButtonContent } from './button-content.tsx'
import { joinClasses } from './join-classes.ts'
import { newTab, NewTabHint } from './new-tab.tsx'
import { renderAs } from './render-as.ts'

export interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  iconPosition?: 'start' | 'end' | undefined
  /** Opens in a new tab, and says so in these words to screen readers. */
  newTabHint?: string | undefined
  /** Without href and focus, and announced as unavailable. */
  isDisabled?: boolean | undefined
  /** The href is not known yet: unavailable, and announced as busy. */
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
