import { Card } from '../../ui/card.tsx'
import { Carousel, type CarouselWords } from '../../ui/carousel.tsx'
import { Marquee } from '../../ui/marquee.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { VideoBackground, type VideoBackgroundProps } from '../../ui/video-background.tsx'
import { Specimen } from './specimen.tsx'

const names = ['Meridian', 'Parallax', 'Ecliptic']
const passing = ['Apsis', 'Node', 'Zenith', 'Nadir', 'Syzygy', 'Transit', 'Perigee']

const carouselWords: CarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{position} of {count}',
  dots: 'Choose a slide',
  pause: 'Pause',
  play: 'Play',
}

export type StyleguideVideo = Pick<VideoBackgroundProps, 'poster' | 'sources'>

/** Carousel, reveal, marquee and video background. */
export function MotionSpecimens({ video }: { video: StyleguideVideo }) {
  return (
    <>
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="Carousel, swiped">
          <Carousel label="Swiped cards" words={carouselWords}>
            {names.map(slide)}
          </Carousel>
        </Specimen>
        <Specimen name="Carousel, by itself every 4000 ms">
          <Carousel label="Turning cards" words={carouselWords} isAutoplaying intervalMs={4000}>
            {names.map(slide)}
          </Carousel>
        </Specimen>
      </div>
      <Specimen name="Marquee">
        <Marquee
          label="Passing names"
          pauseLabel="Pause"
          playLabel="Play"
          repeat={2}
          items={passing.map((name) => ({
            id: name,
            content: <span className="type-display text-heading-3 text-muted">{name}</span>,
          }))}
        />
      </Specimen>
      <Specimen name="Reveal, 750 ms, one after another">
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
          pauseLabel="Pause the film"
          playLabel="Play the film"
          shade="start"
          className="border border-line"
        >
          <div className="flex min-h-80 flex-col justify-end p-8 md:min-h-112 md:p-12">
            <p className="type-display max-w-[14ch] text-heading-2">Words upon a moving picture</p>
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
      <p className="mt-2 text-muted">Drag it more than 30 px.</p>
    </Card>
  )
}
