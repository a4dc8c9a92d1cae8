import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlAppearance, fieldAria, FieldFrame } from './field-frame.tsx'
import { joinClasses } from './join-classes.ts'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
}

/** A choice among options with label, hint and error. */
export function Select({ label, isLabelHidden, hint, error, className, ...rest }: SelectProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <select
        {...rest}
        {...fieldAria(id, { hint, error })}
        id={id}
        className={joinClasses(controlAppearance, 'min-h-12 py-2.5', className)}
      />
    </FieldFrame>
  )
}
