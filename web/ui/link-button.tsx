import { useRender } from '@base-ui/react/use-render'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { buttonAppearance, type ButtonSize, type ButtonVariant } from './button-appearance.ts'
import { ButtonContent } from './button-content.tsx'
import { joinClasses } from './join-classes.ts'
import { newTab } from './new-tab.ts'

export interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  iconPosition?: 'start' | 'end' | undefined
  /** Opens in a new tab, and says so to screen readers. */
  isExternal?: boolean | undefined
  externalHint?: string | undefined
  /** A link that leads nowhere for now: no address, not focusable by mistake, announced as unavailable. */
  isDisabled?: boolean | undefined
  /** The element to draw as, such as a router's link: `render={<Link to="/somewhere" />}`. */
  render?: ReactElement | undefined
}

/** Goes somewhere, drawn as a button. */
export function LinkButton({
  variant = 'primary',
  size = 'regular',
  icon,
  iconPosition,
  isExternal = false,
  externalHint = '(opens in a new tab)',
  isDisabled = false,
  render,
  href,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return useRender({
    defaultTagName: 'a',
    render: isDisabled ? undefined : render,
    props: {
      ...rest,
      ...(isDisabled ? { role: 'link', 'aria-disabled': true } : href === undefined ? {} : { href }),
      ...(isExternal && !isDisabled ? newTab : {}),
      className: joinClasses(buttonAppearance(variant, size), className),
      children: (
        <>
          <ButtonContent icon={icon} iconPosition={iconPosition}>
            {children}
          </ButtonContent>
          {isExternal && !isDisabled && <span className="sr-only">{externalHint}</span>}
        </>
      ),
    },
  })
}
