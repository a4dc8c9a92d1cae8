import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { buttonAppearance, type ButtonSize, type ButtonVariant } from './button-appearance.ts'
import { ButtonContent } from './button-content.tsx'
import { drawAs } from './draw-as.ts'
import { joinClasses } from './join-classes.ts'
import { newTab } from './new-tab.ts'
import { NewTabHint } from './new-tab-hint.tsx'

export interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  iconPosition?: 'start' | 'end' | undefined
  /** Opens in a new tab, and says so in these words to screen readers. */
  newTabHint?: string | undefined
  /** A link that leads nowhere for now: no address, not focusable by mistake, announced as unavailable. */
  isDisabled?: boolean | undefined
  /** Its address is on its way: unavailable until then, and says that it is busy. */
  isLoading?: boolean | undefined
  /** The element to draw as, such as a router's link: `render={<Link to="/somewhere" />}`. */
  render?: ReactElement | undefined
}

/** Goes somewhere, drawn as a button. */
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
  return drawAs('a', isBlocked ? undefined : render, {
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
