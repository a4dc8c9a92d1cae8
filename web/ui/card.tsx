import type { ComponentProps, ReactElement } from 'react'
import { drawAs } from './draw-as.ts'
import { joinClasses } from './join-classes.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** `framed` carries registration ticks, `plain` only a hairline, `lit` a red light from above. */
  variant?: 'framed' | 'plain' | 'lit' | undefined
  padding?: 'none' | 'regular' | 'roomy' | undefined
  /** It answers the pointer because something inside can be pressed. */
  isInteractive?: boolean | undefined
  /** The element to draw as: `render={<article />}`, `render={<li />}`. */
  render?: ReactElement | undefined
}

/** A plate that holds one thing. */
export function Card({
  variant = 'framed',
  padding = 'regular',
  isInteractive = false,
  render,
  className,
  ...rest
}: CardProps) {
  return drawAs('div', render, {
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
