import { allDownloads } from '@network-site/site/all-downloads'
import { downloads } from '@network-site/site/downloads'
import { ArtifactTable } from './artifact-table.tsx'
import { ReleaseNote } from './release-note.tsx'
import type { WithRelease } from './release-state.ts'

const words = allDownloads

/** Every file of the latest release, and how to check that it is the one we published. */
export function AllDownloads({ withRelease: WithRelease }: { withRelease: WithRelease }) {
  return (
    <>
      <div className="border-l border-accent pl-4 not-in-data-[visitor=mobile]:hidden">
        <p className="type-caption text-ink">{downloads.mobile.title}</p>
        <p className="mt-2 text-small text-muted">{downloads.mobile.body}</p>
      </div>
      <div className="in-data-[visitor=mobile]:hidden">
        <WithRelease>
          {(release) => (
            <>
              <ReleaseNote release={release} />
              <ArtifactTable release={release} />
              <h3 className="type-label mt-block text-title">{words.verifyTitle}</h3>
              <p className="type-prose mt-3">{release.status === 'failed' ? words.verifyByEye : words.verifyIntro}</p>
            </>
          )}
        </WithRelease>
      </div>
    </>
  )
}
