import { joinClasses } from './join-classes.ts'

interface ProgressBarProps {
  label: string
  /** A value from 0 to `max`. Without it, the bar is indeterminate. */
  value?: number | undefined
  max?: number | undefined
  /** The value as text, such as '12 of 42'. Defaults to a percentage. */
  valueText?: string | undefined
  isLabelHidden?: boolean | undefined
  className?: string | undefined
}

/** A labeled progress bar. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
  className,
}: ProgressBarProps) {
  const fraction = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0))
  const words = fraction === undefined ? undefined : (valueText ?? `${Math.round(fraction * 100)}%`)
  return (
    <div className={joinClasses('w-full', className)}>
      {!isLabelHidden && (
        <div aria-hidden="true" className="type-caption mb-3 flex justify-between gap-4 text-muted">
          <span>{label}</span>
          {words !== undefined && <span className="text-ink tabular-nums">{words}</span>}
        </div>
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot have styled children
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={fraction === undefined ? undefined : fraction * max}
        aria-valuetext={words}
        className="relative h-1 overflow-hidden bg-line"
      >
        <div
          className={joinClasses(
            'absolute inset-y-0 start-0 bg-accent',
            fraction === undefined
              ? 'w-2/5 animate-traverse motion-reduce:w-full motion-reduce:opacity-40'
              : 'w-full origin-left transition-transform duration-(--duration-reveal) ease-settle rtl:origin-right',
          )}
          style={fraction === undefined ? undefined : { transform: `scaleX(${fraction})` }}
        />
      </div>
    </div>
  )
}

/** A placeholder for loading content. Give one skeleton of a group a label, which is announced. */
export function Skeleton({ label, className }: { label?: string; className: string }) {
  return (
    <div
      role={label === undefined ? undefined : 'status'}
      aria-hidden={label === undefined ? true : undefined}
      className={joinClasses('animate-breathe rounded-edge border border-line bg-raised', className)}
    >
      {label !== undefined && <span className="sr-only">{label}</span>}
    </div>
  )
}
