import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { newTab } from './new-tab.tsx'
import { renderAs } from './render-as.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its accessible name. */
  label: string
  icon: ReactNode
  variant?: 'framed' | 'bare' | undefined
  size?: 'small' | 'regular' | undefined
  /** With an href it is a link. */
  href?: string | undefined
  /** Opens in a new tab, and says so in these words to screen readers. */
  newTabHint?: string | undefined
  render?: ReactElement | undefined
}

/** A button, or a link when it has an href, that shows only an icon. */
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
    className: joinClasses(shared, variants[variant], sizes[size], className),
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

const shared =
  'inline-flex shrink-0 items-center justify-center rounded-edge border text-muted transition-[background-color,border-color,color] ' +
  'enabled-hover:text-ink blocked:cursor-not-allowed blocked:text-faint blocked:opacity-60'

const variants = {
  framed: 'border-line bg-transparent enabled-hover:border-brass enabled-hover:bg-raised',
  bare: 'border-transparent bg-transparent enabled-hover:bg-raised',
}

const sizes = { small: 'size-10', regular: 'size-11' }
