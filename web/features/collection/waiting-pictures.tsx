import { mediaUrl } from '../../ui/media-url.ts'
import { SizedPicture } from '../../ui/sized-picture.tsx'

const shown = [1, 8, 25, 6, 28, 42, 34, 17]

/** Some of the pictures, in the dark: what a wallet may bring to light. Decorative. */
export function WaitingPictures() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-4 gap-3 mask-[linear-gradient(to_right,black_40%,transparent)] sm:grid-cols-8 md:gap-4"
    >
      {shown.map((index) => (
        <div key={index} className="aspect-square border border-line opacity-40 grayscale">
          <SizedPicture
            base={mediaUrl(`/mint-nft-pfps/${index}`)}
            alt=""
            widths={[320, 640]}
            sizes="(min-width: 40rem) 12vw, 23vw"
            className="size-full object-cover"
          />
        </div>
      ))}
    </div>
  )
}
