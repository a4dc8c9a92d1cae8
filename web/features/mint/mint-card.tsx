import { odyssey } from '@home/site/odyssey'

/** One picture of the collection. It cannot be minted before a wallet is connected. */
export function MintCard({ index }: { index: number }) {
  return (
    <article>
      <img
        src={`/mint-nft-pfps/${index}.png`}
        alt={`${odyssey.pictureAlt} ${index}`}
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
      />
      <button type="button" disabled>
        {odyssey.mint.mint}
      </button>
    </article>
  )
}
