import { joinClasses } from './join-classes.ts'

/** A decorative icon for the landing page, which does not load the icon library. Arrows point in the reading direction. */
export function Icon({ name, className }: { name: keyof typeof drawings; className?: string }) {
  const isSolid = name === 'pause' || name === 'play'
  const isDirected = name.startsWith('arrow') || name === 'external-link'
  return (
    <svg
      viewBox="0 0 24 24"
      fill={isSolid ? 'currentColor' : 'none'}
      stroke={isSolid ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      aria-hidden="true"
      width="24"
      height="24"
      className={joinClasses(isDirected && 'rtl:-scale-x-100', className)}
    >
      <path d={drawings[name]} />
    </svg>
  )
}

const drawings = {
  x: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  hammer: 'M3.5 20.5l9.2-9.2M9.5 8.5l4-4 6.5 6.5-4 4z',
  key: 'M12.5 15.5a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0M11.2 12.3L20.5 3M16.5 7l3.5 3.5M13.5 10l2.5 2.5',
  'external-link': 'M13.5 4H20v6.5M20 4l-9.5 9.5M18 14v6H4V6h6',
  medal: 'M17.5 15a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0M8.5 10.5L4.5 3M15.5 10.5l4-7.5M9 3l3 5.5L15 3',
  'user-check': 'M12.5 7.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M2.5 20v-5h13v5M15.5 10.5l2.5 2.5 4.5-5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  'arrow-right': 'M3.5 12H20M13.5 5.5L20 12l-6.5 6.5',
  'arrow-up-right': 'M6 18L17.5 6.5M8 6h10v10',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  play: 'M7 4.5v15L19.5 12z',
  monitor: 'M3 4.5h18v11.5H3zM12 16v4M7.5 20h9',
}
