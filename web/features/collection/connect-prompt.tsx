import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { mediaUrl } from '../../ui/media-url.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { SizedPicture } from '../../ui/picture.tsx'
import { Sentence } from '../../ui/sentence.tsx'

/** Tells a visitor without a wallet where the pictures were minted. */
export function ConnectMessage({ host }: { host: string }) {
  return (
    <p>
      <Sentence
        text={campaign.viewer.connectMessage}
        parts={{
          page: (
            <PageLink
              to={pages.mint.path}
              className="wrap-anywhere text-ink underline decoration-accent underline-offset-4 transition-colors hover:text-accent-text"
            >
              {host}
              {pages.mint.path}
            </PageLink>
          ),
        }}
      />
    </p>
  )
}

const samples = [1, 8, 25, 6, 28, 42, 34, 17]

/** Shows a decorative row of grayed-out pictures until a wallet is connected. */
export function SamplePictures() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-4 gap-3 mask-[linear-gradient(to_right,black_40%,transparent)] rtl:mask-[linear-gradient(to_left,black_40%,transparent)] sm:grid-cols-8 md:gap-4"
    >
      {samples.map((index) => (
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
