import { odyssey } from '@home/site/odyssey'

export interface VanguardPictureProps {
  /** 1 to 42, which is also the token id. */
  index: number
  /** Nobody here owns it: shown without its colours. */
  isNull?: boolean | undefined
}

/** One of the profile pictures, in the lightest form the browser takes. */
export function VanguardPicture({ index, isNull = false }: VanguardPictureProps) {
  const file = `/mint-nft-pfps/${index}`
  return (
    <picture>
      <source srcSet={`${file}-320.avif`} type="image/avif" />
      <source srcSet={`${file}-320.webp`} type="image/webp" />
      <img
        src={`${file}.png`}
        alt={`${odyssey.pictureAlt} ${index}`}
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
        className={`aspect-square w-full bg-sunken object-cover transition-[filter,opacity] ${isNull ? 'opacity-40 grayscale' : ''}`}
      />
    </picture>
  )
}
