import { useState } from 'react'
import { Countdown } from '../../ui/countdown.tsx'
import { OrbitSpinner } from '../../ui/orbit-spinner.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Specimen } from './specimen.tsx'

const dialWords = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' }

/** Progress, countdown, skeletons and spinner. */
export function GaugeSpecimens() {
  const [targetMs] = useState(() => Date.now() + 187_654_000)
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <Specimen name="Progress">
        <div className="flex flex-col gap-8">
          <ProgressBar label="Minted today" value={17} max={42} valueText="17 of 42" />
          <ProgressBar label="Complete" value={100} />
          <ProgressBar label="Unknown" />
        </div>
      </Specimen>
      <Specimen name="Countdown">
        <Countdown label="Until the next day" targetMs={targetMs} words={dialWords} />
      </Specimen>
      <Specimen name="Skeleton">
        <div className="flex gap-5">
          <Skeleton className="size-28" label="Loading" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      </Specimen>
      <Specimen name="Spinner">
        <OrbitSpinner className="size-10 text-brass-bright" />
      </Specimen>
    </div>
  )
}
