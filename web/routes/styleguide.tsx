import { hero } from '@network-site/site/home-page'
import { StyleguidePage } from '../features/styleguide/styleguide-page.tsx'
import { mediaUrl } from '../ui/media-url.ts'

const { poster, film } = hero.backdrop

/** `/styleguide`, in development only: every primitive in every state. */
export function Styleguide() {
  return (
    <StyleguidePage
      video={{
        poster: mediaUrl(poster),
        sources: film
          ? [
              { src: mediaUrl(film.small.webm), type: 'video/webm' },
              { src: mediaUrl(film.small.mp4), type: 'video/mp4' },
            ]
          : [],
      }}
    />
  )
}
