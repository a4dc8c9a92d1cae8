import { joinClasses } from './join-classes.ts'

export interface DividerProps {
  /** `scale` is a graduated rule between the blocks of a page; `hairline` separates within one. */
  variant?: 'hairline' | 'scale' | undefined
  className?: string | undefined
}

/** A horizontal rule. */
export function Divider({ variant = 'hairline', className }: DividerProps) {
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
