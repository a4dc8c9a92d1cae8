import { odyssey } from '@network-site/site/odyssey'
import { useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { OrbitSpinner } from '../../ui/orbit-spinner.tsx'

const words = odyssey.viewer.share

/** The collection's card, which the server draws while one waits. */
export function CardPicture({ path }: { path: string }) {
  const [state, setState] = useState<'drawing' | 'drawn' | 'undrawn'>('drawing')
  return (
    <div className="relative mt-5 aspect-[1200/630] border border-line bg-sunken">
      {state !== 'drawn' && (
        <output className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-6 text-center text-small text-muted">
          {state === 'drawing' && <OrbitSpinner className="size-8 text-accent-text" />}
          {state === 'drawing' ? words.drawing : words.undrawn}
        </output>
      )}
      <img
        src={path}
        alt={words.alt}
        width={1200}
        height={630}
        onLoad={() => setState('drawn')}
        onError={() => setState('undrawn')}
        className={joinClasses('size-full transition-opacity', state !== 'drawn' && 'opacity-0')}
      />
    </div>
  )
}
