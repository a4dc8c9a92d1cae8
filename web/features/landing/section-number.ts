import { header } from '@network-site/site/header'

/** A section's place in the numbered navigation, for its heading. */
export function sectionNumber(id: string) {
  return { number: header.sections.find((section) => section.id === id)?.index, total: header.sections.length }
}
