import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface FieldProps {
  label: string
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
}

type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>
type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>
type SelectProps = FieldProps & Omit<ComponentProps<'select'>, 'id'>

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

/** The text of a form's field, by its name. Includes what was typed before the page was hydrated. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Label above, control, then hint and error below. */
function FieldFrame(props: FieldProps & { id: string; children: ReactNode }) {
  const { id, label, isLabelHidden = false, hint, error, children } = props
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className={joinClasses(isLabelHidden ? 'sr-only' : 'type-caption text-muted')}>
        {label}
      </label>
      {children}
      {hasContent(hint) && (
        <p id={`${id}-hint`} className="text-small text-faint">
          {hint}
        </p>
      )}
      {/* Always in the page, so that screen readers announce the error when it appears. */}
      <div id={`${id}-error`} role="alert" className="text-small text-accent-text empty:hidden">
        {hasContent(error) && (
          <p className="flex items-start gap-2">
            <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}

/** The ARIA attributes that tie a control to its hint and error. */
function fieldAria(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hasContent(hint) && `${id}-hint`, hasContent(error) && `${id}-error`].filter(Boolean)
  return {
    'aria-invalid': hasContent(error) || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}

const controlAppearance =
  'w-full rounded-edge border border-line-strong bg-sunken px-4 text-body text-ink transition-[border-color,background-color,box-shadow] ' +
  'placeholder:text-faint hover:border-brass focus:border-brass-bright focus-visible:outline-offset-2 ' +
  'aria-invalid:border-accent-text disabled:cursor-not-allowed disabled:border-line disabled:text-faint'

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
