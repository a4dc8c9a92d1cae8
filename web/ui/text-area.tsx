import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlAppearance, fieldAria, FieldFrame } from './field-frame.tsx'
import { joinClasses } from './join-classes.ts'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
}

/** A textarea with label, hint and error. */
export function TextArea({ label, isLabelHidden, hint, error, rows = 8, className, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <textarea
        {...rest}
        {...fieldAria(id, { hint, error })}
        id={id}
        rows={rows}
        className={joinClasses(controlAppearance, 'resize-y py-3', className)}
      />
    </FieldFrame>
  )
}
