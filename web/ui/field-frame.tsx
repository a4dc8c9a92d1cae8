import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface FieldFrameProps {
  id: string
  label: string
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  children: ReactNode
}

/** Label above, control, then hint and error below: the frame of every form field. */
export function FieldFrame({ id, label, isLabelHidden = false, hint, error, children }: FieldFrameProps) {
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
export function fieldAria(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const ids = [hasContent(hint) && `${id}-hint`, hasContent(error) && `${id}-error`].filter(Boolean)
  return {
    'aria-invalid': hasContent(error) || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}

export const controlAppearance =
  'w-full rounded-edge border border-line-strong bg-sunken px-4 text-body text-ink transition-[border-color,background-color,box-shadow] ' +
  'placeholder:text-faint hover:border-brass focus:border-brass-bright focus-visible:outline-offset-2 ' +
  'aria-invalid:border-accent-text disabled:cursor-not-allowed disabled:border-line disabled:text-faint'

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
