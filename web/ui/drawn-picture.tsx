import { useState } from 'react'
import { OrbitSpinner } from './button.tsx'
import { joinClasses } from './join-classes.ts'

/** A 1200 × 630 picture that the server renders on request. `undrawn` is the text if that fails. */
export function DrawnPicture(props: { src: string; words: { drawing: string; undrawn: string; alt: string } }) {
  const { src, words } = props
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  return (
    <div className="relative mt-5 aspect-[1200/630] border border-line bg-sunken">
      {state !== 'loaded' && (
        <output className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-6 text-center text-small text-muted">
          {state === 'loading' && <OrbitSpinner className="size-8 text-accent-text" />}
          {state === 'loading' ? words.drawing : words.undrawn}
        </output>
      )}
      <img
        src={src}
        alt={words.alt}
        width={1200}
        height={630}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
        className={joinClasses('size-full transition-opacity', state !== 'loaded' && 'opacity-0')}
      />
    </div>
  )
}
