import type { Mark } from '@network-site/site/schema/mark'

export type MarkColours = { ink: string; accent: string }

/** One of the operator's drawings of the mark, in these colours. */
export function paintMark(shapes: Mark[keyof Mark], { ink, accent }: MarkColours): string {
  return shapes.join('').replaceAll('{ink}', ink).replaceAll('{accent}', accent)
}
