import { pages } from '@network-site/site/pages'
import { PageHead } from '../app-shell/page-head.tsx'
import { RanksGuide } from '../features/leaderboard/ranks-guide.tsx'

export function Ranks() {
  return (
    <div className="page-frame min-h-svh pt-28 pb-section md:pt-36">
      <PageHead page={pages.ranks} />
      <RanksGuide />
    </div>
  )
}
