import type { ReactNode } from 'react'
import { Divider } from '../../ui/card.tsx'
import { Orbits } from '../../ui/orbits.tsx'
import { ToastHost } from '../../ui/toast-host.tsx'
import { ButtonSpecimens, FieldSpecimens, GaugeSpecimens } from './control-specimens.tsx'
import { MotionSpecimens, type StyleguideVideo } from './motion-specimens.tsx'
import { Chapter } from './specimen.tsx'
import { OverlaySpecimens, SurfaceSpecimens } from './surface-specimens.tsx'
import { ColorSwatches, MeasureSpecimens, TypeSpecimens } from './token-specimens.tsx'

/** Shows every token and every component in every state. For development only. */
export function StyleguidePage({ video = stillVideo }: { video?: StyleguideVideo | undefined }) {
  return (
    <main className="overflow-x-clip">
      <header className="page-frame relative flex min-h-[70vh] flex-col justify-end pt-40 pb-section">
        <Orbits
          rings={4}
          className="absolute top-1/2 -end-[20%] -z-10 w-[115%] max-w-none -translate-y-1/2 md:-end-[8%] md:w-[70%]"
        />
        <p className="type-caption text-brass">Style guide</p>
        <h1 className="type-display mt-6 max-w-[12ch] text-heading-1">Parts of the machine</h1>
        <p className="mt-6 max-w-[36ch] text-lead text-muted">Every token and every component, in every state.</p>
      </header>
      {chapters(video).map(({ content, ...chapter }, index, all) => (
        <div key={chapter.title} className="page-frame">
          <Divider variant="scale" />
          <Chapter {...chapter} number={index + 1} total={all.length}>
            {content}
          </Chapter>
        </div>
      ))}
      <ToastHost position="top-right" dismissLabel="Dismiss" />
    </main>
  )
}

function chapters(video: StyleguideVideo): { title: string; caption: string; subtitle: string; content: ReactNode }[] {
  return [
    { title: 'Color', caption: 'Tokens', subtitle: 'Near-black, bone, brass, and red.', content: <ColorSwatches /> },
    { title: 'Type', caption: 'Tokens', subtitle: 'The display and text typefaces.', content: <TypeSpecimens /> },
    { title: 'Measure', caption: 'Tokens', subtitle: 'Space, shadow, and duration.', content: <MeasureSpecimens /> },
    { title: 'Buttons', caption: 'Components', subtitle: 'Actions and links.', content: <ButtonSpecimens /> },
    { title: 'Fields', caption: 'Components', subtitle: 'Inputs, hints, and errors.', content: <FieldSpecimens /> },
    { title: 'Surfaces', caption: 'Components', subtitle: 'Cards and dividers.', content: <SurfaceSpecimens /> },
    { title: 'Overlays', caption: 'Components', subtitle: 'Dialogs, menus, toasts.', content: <OverlaySpecimens /> },
    {
      title: 'Motion',
      caption: 'Components',
      subtitle: 'Slow, eased, and easy to stop.',
      content: <MotionSpecimens video={video} />,
    },
    { title: 'Gauges', caption: 'Components', subtitle: 'Progress and time.', content: <GaugeSpecimens /> },
  ]
}

/** The default: a poster without a video. */
const stillVideo: StyleguideVideo = {
  poster: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><radialGradient id="g" cx=".72" cy=".5" r=".6"><stop stop-color="#e5322d"/><stop offset=".4" stop-color="#3a0d0c"/><stop offset="1" stop-color="#07080a"/></radialGradient><path fill="url(#g)" d="M0 0h160v90H0z"/></svg>',
  )}`,
  sources: [],
}
