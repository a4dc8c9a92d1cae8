import { odyssey } from '@network-site/site/odyssey'
import { useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { OrbitSpinner } from '../../ui/orbit-spinner.tsx'

const words = odyssey.viewer.share

/** The collection as one picture, which the server draws on request. */
export function CardPicture({ path }: { path: string }) {
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
        src={path}
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
