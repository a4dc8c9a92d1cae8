import { paths } from '@network-site/site/paths'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { loadAllStyles } from './app-shell/all-styles.ts'
import { replayEarlyClick } from './inline/early-click.ts'
import { SiteLayout } from './routes/site-layout.tsx'

/** A lazily loaded component, and its source file, by which the build finds the page's scripts. */
interface Chunk {
  file: string
  load: (styles?: Promise<void>) => Promise<ComponentType>
  isLoaded: () => boolean
  Component: ComponentType
}

const walletLayout = chunk('routes/wallet-layout.tsx', () =>
  import('./routes/wallet-layout.tsx').then(({ WalletLayout }) => WalletLayout),
)
const home = chunk('routes/home.tsx', () => import('./routes/home.tsx').then(({ Home }) => Home))
const testnetSwap = chunk('routes/testnet-swap.tsx', () =>
  import('./routes/testnet-swap.tsx').then(({ TestnetSwap }) => TestnetSwap),
)
const mint = chunk('routes/mint.tsx', () => import('./routes/mint.tsx').then(({ Mint }) => Mint))
const viewMint = chunk('routes/view-mint.tsx', () => import('./routes/view-mint.tsx').then(({ ViewMint }) => ViewMint))
const progress = chunk('routes/progress.tsx', () => import('./routes/progress.tsx').then(({ Progress }) => Progress))
const leaderboard = chunk('routes/leaderboard.tsx', () =>
  import('./routes/leaderboard.tsx').then(({ Leaderboard }) => Leaderboard),
)
const ranks = chunk('routes/ranks.tsx', () => import('./routes/ranks.tsx').then(({ Ranks }) => Ranks))
const nodes = chunk('routes/nodes.tsx', () => import('./routes/nodes.tsx').then(({ Nodes }) => Nodes))
const agreement = chunk('routes/node-agreement.tsx', () =>
  import('./routes/node-agreement.tsx').then(({ NodeAgreement }) => NodeAgreement),
)
const status = chunk('routes/network-status.tsx', () =>
  import('./routes/network-status.tsx').then(({ Status }) => Status),
)
const officialLinks = chunk('routes/official.tsx', () =>
  import('./routes/official.tsx').then(({ OfficialLinksPage }) => OfficialLinksPage),
)
const developers = chunk('routes/developers.tsx', () =>
  import('./routes/developers.tsx').then(({ Developers }) => Developers),
)
const tokenWidget = chunk('routes/token-widget.tsx', () =>
  import('./routes/token-widget.tsx').then(({ TokenWidget }) => TokenWidget),
)
const socialReturn = chunk('routes/social-return.tsx', () =>
  import('./routes/social-return.tsx').then(({ SocialReturn }) => SocialReturn),
)
const styleguide = import.meta.env.DEV
  ? chunk('routes/styleguide.tsx', () => import('./routes/styleguide.tsx').then(({ Styleguide }) => Styleguide))
  : undefined

/** The chunks of each page. */
const chunksOfPage: Record<string, Chunk[]> = {
  [paths.home]: [home],
  [paths.testnetSwap]: [testnetSwap],
  [paths.mint]: [walletLayout, mint],
  [paths.viewMint]: [walletLayout, viewMint],
  [paths.progress]: [walletLayout, progress],
  [paths.leaderboard]: [walletLayout, leaderboard],
  [paths.ranks]: [ranks],
  [paths.nodes]: [nodes],
  [paths.nodeAgreement]: [agreement],
  [paths.status]: [status],
  [paths.officialLinks]: [officialLinks],
  [paths.network]: [developers],
  [paths.tokenWidget]: [tokenWidget],
  [paths.socialReturn]: [socialReturn],
}

/** Renders the page at the current path. */
export function Pages() {
  return (
    <Suspense>
      <Routes>
        <Route element={<SiteLayout />}>
          <Route path={paths.home} element={<home.Component />} />
          <Route path={paths.testnetSwap} element={<testnetSwap.Component />} />
          <Route element={<walletLayout.Component />}>
            <Route path={paths.mint} element={<mint.Component />} />
            <Route path={paths.viewMint} element={<viewMint.Component />} />
            <Route path={paths.progress} element={<progress.Component />} />
            <Route path={paths.leaderboard} element={<leaderboard.Component />} />
          </Route>
          <Route path={paths.ranks} element={<ranks.Component />} />
          <Route path={paths.nodes} element={<nodes.Component />} />
          <Route path={paths.status} element={<status.Component />} />
          <Route path={paths.officialLinks} element={<officialLinks.Component />} />
          <Route path={paths.network} element={<developers.Component />} />
        </Route>
        <Route path={paths.nodeAgreement} element={<agreement.Component />} />
        <Route path={paths.tokenWidget} element={<tokenWidget.Component />} />
        <Route path={paths.socialReturn} element={<socialReturn.Component />} />
        {styleguide && <Route path="/styleguide" element={<styleguide.Component />} />}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
      <ReplayEarlyClick />
    </Suspense>
  )
}

/** Replays an early click after this Suspense boundary is hydrated. */
function ReplayEarlyClick() {
  useEffect(replayEarlyClick, [])
  return null
}

/** Fetches the code and styles of another page. */
export async function loadPage(path: string): Promise<void> {
  await Promise.all((chunksOfPage[path] ?? []).map(({ load }) => load()))
}

/** Returns whether the code of a page is loaded. */
export function isPageLoaded(path: string): boolean {
  return (chunksOfPage[path] ?? []).every(({ isLoaded }) => isLoaded())
}

/** Fetches the code of the page whose document this is. */
export async function loadFirstPage(): Promise<void> {
  const inDocument = Promise.resolve()
  await Promise.all((chunksOfPage[window.location.pathname] ?? []).map(({ load }) => load(inDocument)))
}

/** Returns the source files of the chunks of the page at a path. */
export function pageFiles(path: string): string[] {
  return (chunksOfPage[path] ?? []).map(({ file }) => file)
}

/**
 * Wraps a lazy component so that it renders synchronously once loaded. If React had to wait during hydration, the
 * next update, such as a click on an anchor, would discard the prerendered page.
 */
function chunk(file: string, fetchCode: () => Promise<ComponentType>): Chunk {
  let loaded: ComponentType | undefined
  async function load(styles = loadAllStyles()) {
    const [code] = await Promise.all([fetchCode(), styles])
    return (loaded = code)
  }
  const Later = lazy(async () => ({ default: await load() }))
  function Component() {
    const [Loaded] = useState(() => loaded)
    return Loaded ? <Loaded /> : <Later />
  }
  return { file, load, isLoaded: () => loaded !== undefined, Component }
}
