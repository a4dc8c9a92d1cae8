import { hero } from '@home/site/home/hero'
import type { Backdrop as BackdropFilm } from '@home/site/schema/home'
import type { ReactNode } from 'react'
import { VideoBackground, type VideoBackgroundProps } from '../../ui/video-background.tsx'

interface BackdropProps extends Pick<VideoBackgroundProps, 'isFirst' | 'shade' | 'className'> {
  film: BackdropFilm
  children: ReactNode
}

/** Words upon one of the operator's silent films. */
export function Backdrop({ film, ...rest }: BackdropProps) {
  return (
    <VideoBackground
      {...rest}
      poster={film.poster}
      sources={[
        { src: film.webm, type: 'video/webm' },
        { src: film.mp4, type: 'video/mp4' },
      ]}
      pauseLabel={hero.pauseBackdrop}
      playLabel={hero.playBackdrop}
    />
  )
}
