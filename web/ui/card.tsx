import type { ComponentProps, ReactElement } from 'react'
import { joinClasses, renderAs } from './join-classes.ts'

interface CardProps extends ComponentProps<'div'> {
  /** `framed` has corner ticks, `plain` only a hairline, `lit` a red light from above. */
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

/** A horizontal rule: `scale` between the blocks of a page, `hairline` within a block. */
export function Divider({ variant = 'hairline', className }: { variant?: 'hairline' | 'scale'; className?: string }) {
  return (
    <hr
      className={joinClasses(
        'm-0 w-full border-0',
        variant === 'hairline' ? 'h-px bg-line' : 'graduated-scale',
        className,
      )}
    />
  )
}
