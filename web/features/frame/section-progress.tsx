import type { header } from '@network-site/site/header'

interface SectionProgressProps {
  sections: typeof header.sections
  active: string | null
}

/** On small screens: how far down the page one is, as a hairline that fills up. The headings say the rest. */
export function SectionProgress({ sections, active }: SectionProgressProps) {
  const position = sections.findIndex((section) => section.id === active) + 1
  return (
    <div aria-hidden="true" className="absolute inset-x-0 -bottom-px h-px lg:hidden">
      <div
        className="h-full origin-left bg-accent transition-transform"
        style={{ transform: `scaleX(${position / sections.length})` }}
      />
    </div>
  )
}
