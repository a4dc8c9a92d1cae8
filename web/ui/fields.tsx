import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface FieldProps {
  label: string
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
}

type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, 'id'>

/** A text input with label, hint, and error. */
export function TextInput({ className, ...props }: ControlProps<'input'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input {...control} className={joinClasses(controlAppearance, 'h-12', className)} />
    </FieldFrame>
  )
}

/** A textarea with label, hint, and error. */
export function TextArea({ rows = 8, className, ...props }: ControlProps<'textarea'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={rows} className={joinClasses(controlAppearance, 'resize-y py-3', className)} />
    </FieldFrame>
  )
}

/** A select with label, hint, and error. */
export function Select({ className, ...props }: ControlProps<'select'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <select {...control} className={joinClasses(controlAppearance, 'h-12', className)} />
    </FieldFrame>
  )
}

/** Returns a form field's text by name, including text typed before hydration. */
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
      {/* Always rendered, so that screen readers announce the error when it appears. */}
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

/** Splits a field's props into those of its frame and of its control, linked by ARIA attributes. */
function useField<Props extends FieldProps>({ label, isLabelHidden, hint, error, ...rest }: Props) {
  const id = useId()
  const ids = [hasContent(hint) && `${id}-hint`, hasContent(error) && `${id}-error`].filter(Boolean)
  const aria = {
    'aria-invalid': hasContent(error) || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
  return { frame: { id, label, isLabelHidden, hint, error }, control: { ...rest, ...aria, id } }
}

const controlAppearance =
  'w-full rounded-edge border border-line-strong bg-sunken px-4 text-body text-ink transition-[border-color,background-color,box-shadow] ' +
  'placeholder:text-faint hover:border-brass focus:border-brass-bright focus-visible:outline-offset-2 ' +
  'aria-invalid:border-accent-text disabled:cursor-not-allowed disabled:border-line disabled:text-faint'

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
