import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlAppearance, fieldAria, FieldFrame } from './field-frame.tsx'
import { joinClasses } from './join-classes.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
}

/** A text input with label, hint and error. */
export function TextInput({ label, isLabelHidden, hint, error, className, ...rest }: TextInputProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <input
        {...rest}
        {...fieldAria(id, { hint, error })}
        id={id}
        className={joinClasses(controlAppearance, 'min-h-12 py-2.5', className)}
      />
    </FieldFrame>
  )
}
