/** A picture at its full size: the widest of its files, and the one that is kept in the site's media. */
export interface PictureFile {
  src: string
  width: number
  height: number
}

const smallerWidths = [480, 800]

/** The narrower files that the build makes of a picture. */
export function narrowerFiles({ src, width }: PictureFile): { src: string; width: number }[] {
  return smallerWidths
    .filter((smaller) => smaller < width)
    .map((smaller) => ({ src: src.replace(/(\.\w+)$/, `-${smaller}$1`), width: smaller }))
}
