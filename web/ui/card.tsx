import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from './join-classes.ts'
import { renderAs } from './render-as.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** `framed` carries registration ticks, `plain` only a hairline, `lit` a red light from above. */
  variant?: 'framed' | 'plain' | 'lit' | undefined
  padding?: 'none' | 'regular' | 'roomy' | undefined
  /** Highlights on hover, for cards with a control inside. */
  isInteractive?: boolean | undefined
  /** The element to render: `render={<article />}`, `render={<li />}`. */
  render?: ReactElement | undefined
}

/** A framed surface for one piece of content. */
export function Card({
  variant = 'framed',
  padding = 'regular',
  isInteractive = false,
  render,
  className,
  ...rest
}: CardProps) {
  return renderAs('div', render, {
    ...rest,
    className: joinClasses(
      'relative border border-line bg-surface transition-[border-color,background-color,box-shadow]',
      variants[variant],
      paddings[padding],
      isInteractive && 'hover:border-line-strong hover:bg-raised focus-within:border-line-strong',
      className,
    ),
  })
}

const variants = {
  framed: 'corner-ticks',
  plain: '',
  lit: 'corner-ticks bg-linear-to-b from-ember to-surface to-65% shadow-ember',
}

const paddings = { none: '', regular: 'p-5 md:p-7', roomy: 'p-6 md:p-10' }
