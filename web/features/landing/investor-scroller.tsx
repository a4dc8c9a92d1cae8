import { hero } from '@home/site/home/hero'
import { partners } from '@home/site/partners'
import { Marquee } from '../../ui/marquee.tsx'
import { mediaUrl } from '../../ui/media-url.ts'

const logos = partners.investors.map(({ url, alt, ...size }) => ({
  id: url,
  content: <img src={mediaUrl(url)} alt={alt} {...size} loading="lazy" className="h-7 w-auto opacity-70 invert" />,
}))

/** The investors, passing by without end: seven logos listed twice, and that list twice in a row. */
export function InvestorScroller() {
  return (
    <div className="mt-12 flex items-center gap-6 border-t border-line py-5 lg:mt-16">
      <p className="type-caption shrink-0 text-faint max-md:sr-only">{hero.investors.title}</p>
      <Marquee
        label={hero.investors.title}
        items={logos}
        repeat={2}
        durationSeconds={80}
        pauseLabel={hero.investors.pause}
        playLabel={hero.investors.play}
        className="flex-1"
      />
    </div>
  )
}
