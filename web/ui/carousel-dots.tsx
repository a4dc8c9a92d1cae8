import { useRef, type KeyboardEvent } from 'react'

export interface CarouselDotsProps {
  count: number
  current: number
  onChoose: (index: number) => void
  slideLabel: (index: number) => string
  label: string
}

/** One dot per slide. Arrow keys move between them. */
export function CarouselDots({ count, current, onChoose, slideLabel, label }: CarouselDotsProps) {
  const group = useRef<HTMLUListElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + count) % count
    onChoose(next)
    group.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ul ref={group} aria-label={label} className="flex">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="inline-flex">
          <button
            type="button"
            aria-label={slideLabel(index)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
            onKeyDown={onKeyDown}
            className="group/dot inline-flex size-8 items-center justify-center rounded-round focus-visible:outline-offset-0"
          >
            <span className="size-2 rounded-round border border-brass transition-[background-color,border-color,box-shadow,scale] group-hover/dot:border-brass-bright group-aria-current/dot:scale-125 group-aria-current/dot:border-accent group-aria-current/dot:bg-accent group-aria-current/dot:shadow-glow" />
          </button>
        </li>
      ))}
    </ul>
  )
}
