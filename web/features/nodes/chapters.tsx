import { nodesGuide } from '@network-site/site/nodes/guide'

const { title, list } = nodesGuide.chapters

/** Links to the chapters of the page. */
export function Chapters() {
  return (
    <nav aria-label={title} className="border-y border-line bg-sunken">
      <div className="page-frame flex flex-wrap gap-x-8 gap-y-1 py-3 lg:justify-between">
        {list.map(({ id, label }) => (
          <a
            key={id}
            href={`#${id}`}
            className="type-caption inline-flex min-h-10 items-center text-muted transition-colors hover:text-accent-text"
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  )
}
