import { controls } from '@network-site/site/site-chrome'
import { Card } from '../../ui/card.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Marquee } from '../../ui/marquee.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { VideoBackground, type VideoBackgroundProps } from '../../ui/video-background.tsx'
import { Specimen } from './specimen.tsx'

const names = ['Meridian', 'Parallax', 'Ecliptic']
const marqueeNames = ['Apsis', 'Node', 'Zenith', 'Nadir', 'Syzygy', 'Transit', 'Perigee']

export type StyleguideVideo = Pick<VideoBackgroundProps, 'poster' | 'sources'>

/** Carousels, marquee, reveal, and video background. */
export function MotionSpecimens({ video }: { video: StyleguideVideo }) {
  return (
    <>
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="Carousel, manual">
          <Carousel label="Manual carousel" words={controls.carousel}>
            {names.map(slide)}
          </Carousel>
        </Specimen>
        <Specimen name="Carousel, autoplay every 4000 ms">
          <Carousel label="Autoplay carousel" words={controls.carousel} isAutoplaying intervalMs={4000}>
            {names.map(slide)}
          </Carousel>
        </Specimen>
      </div>
      <Specimen name="Marquee">
        <Marquee
          label="Scrolling names"
          pauseLabel="Pause"
          playLabel="Play"
          repeat={2}
          items={marqueeNames.map((name) => ({
            id: name,
            content: <span className="type-display text-heading-3 text-muted">{name}</span>,
          }))}
        />
      </Specimen>
      <Specimen name="Reveal, 750 ms, staggered">
        <div className="grid gap-6 md:grid-cols-3">
          {names.map((name, index) => (
            <Reveal key={name} delayMs={index * 120}>
              <Card variant="plain">
                <p className="type-display text-title">{name}</p>
              </Card>
            </Reveal>
          ))}
        </div>
      </Specimen>
      <Specimen name="Video background">
        <VideoBackground
          {...video}
          pauseLabel="Pause video"
          playLabel="Play video"
          shade="start"
          className="border border-line"
        >
          <div className="flex min-h-80 flex-col justify-end p-8 md:min-h-112 md:p-12">
            <p className="type-display max-w-[14ch] text-heading-2">Text over a video</p>
          </div>
        </VideoBackground>
      </Specimen>
    </>
  )
}

function slide(name: string, index: number) {
  return (
    <Card key={name} padding="roomy" className="h-full min-h-56">
      <p className="type-caption text-brass">{`0${index + 1}`}</p>
      <p className="type-display mt-16 text-heading-3">{name}</p>
      <p className="mt-2 text-muted">Drag by more than 30 px.</p>
    </Card>
  )
}
