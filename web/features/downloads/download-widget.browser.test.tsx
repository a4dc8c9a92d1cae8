import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts, downloads } from '@network-site/site/downloads'
import { afterEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { DownloadWidget, RunNodeButton } from './download-widget.tsx'
import type { ReleaseState, WithRelease } from './release-state.ts'
import type { Visitor } from './use-visitor.tsx'

const repository = 'https://code.example/orbit/node'
const loading: ReleaseState = { status: 'loading', links: releaseLinks(repository, { artifacts }) }
const failed: ReleaseState = { status: 'failed', links: releaseLinks(repository, { artifacts }) }
const ready: ReleaseState = {
  status: 'ready',
  links: releaseLinks(repository, { artifacts, tag: 'v1' }),
  release: { tag_name: 'v1', html_url: 'https://code.example/release', published_at: null, assets: [] },
}

const windows = page.getByRole('link', { name: 'DOWNLOAD FOR WINDOWS' })
const mac = page.getByRole('link', { name: 'DOWNLOAD FOR MACOS' })
const key = page.getByRole('link', { name: /^PURCHASE SENTRY KEY/ })
const cli = page.getByRole('link', { name: /^Download CLI from/ })
const run = page.getByRole('link', { name: /^Run A Node/ })

afterEach(() => {
  delete document.documentElement.dataset['visitor']
})

describe('the download widget', () => {
  test('offers the installer and the key on Windows', async () => {
    await show('windows', ready)
    await expect.element(windows).toHaveAttribute('href', ready.links.Windows)
    await expect.element(key).toHaveAttribute('target', '_blank')
    await expect.element(mac).not.toBeInTheDocument()
  })

  test('offers the macOS build first and the Windows build second on macOS', async () => {
    await show('mac', ready)
    await expect.element(page.getByRole('link').nth(0)).toHaveAttribute('href', ready.links.Mac)
    await expect.element(page.getByRole('link').nth(1)).toHaveAttribute('href', ready.links.Windows)
    await expect.element(windows).toBeVisible()
    await expect.element(mac).toBeVisible()
  })

  test.each(['linux', 'mobile'] as const)('offers only the key on %s', async (visitor) => {
    await show(visitor, ready)
    await expect.element(key).toBeVisible()
    await expect.element(windows).not.toBeInTheDocument()
    await expect.element(cli).not.toBeInTheDocument()
  })

  test('explains that a phone cannot run the client', async () => {
    await show('mobile', loading)
    await expect.element(page.getByText(downloads.mobile.title)).toBeVisible()
  })

  test('offers only the key while the platform is unknown', async () => {
    await show(null, loading)
    await expect.element(key).toBeVisible()
    await expect.element(windows).not.toBeInTheDocument()
    await expect.element(page.getByText(downloads.mobile.title)).not.toBeVisible()
  })

  test('disables the installer while the release is loading', async () => {
    await show('windows', loading)
    await expect.element(windows).toHaveAttribute('aria-disabled', 'true')
    await expect.element(windows).not.toHaveAttribute('href')
  })

  test('links to the latest installer but no release page if the lookup failed', async () => {
    await show('windows', failed)
    await expect.element(windows).toHaveAttribute('href', failed.links.Windows)
    await expect.element(cli).not.toBeInTheDocument()
  })

  test('shows when the release was last confirmed if it is stale', async () => {
    await show('windows', {
      ...ready,
      release: { ...ready.release, checked_at: '2026-01-02T03:04:05.000Z', stale: true },
    })
    await expect.element(page.getByText('v1, last confirmed January 2, 2026')).toBeVisible()
  })

  test('links to the release page once it is known, with the code-host option', async () => {
    await show('windows', ready)
    await expect.element(cli).toHaveAttribute('href', ready.links.Github)
  })
})

describe('Run A Node', () => {
  test.each([
    ['windows', ready.links.Windows],
    ['mac', ready.links.Mac],
  ] as const)('links to the installer on %s', async (visitor, href) => {
    await showButton(visitor, ready)
    await expect.element(run).toHaveAttribute('href', href)
  })

  test.each(['linux', 'mobile', null] as const)('links to the key sale on %s', async (visitor) => {
    await showButton(visitor, loading)
    await expect.element(run).toHaveAttribute('target', '_blank')
  })
})

async function show(visitor: Visitor | null, release: ReleaseState) {
  setVisitor(visitor)
  await render(<DownloadWidget layout="stacked" hasCodeHostLink withRelease={provide(release)} />)
}

async function showButton(visitor: Visitor | null, release: ReleaseState) {
  setVisitor(visitor)
  await render(<RunNodeButton withRelease={provide(release)} />)
}

function provide(release: ReleaseState): WithRelease {
  return ({ children }) => children(release)
}

function setVisitor(visitor: Visitor | null) {
  if (visitor !== null) document.documentElement.dataset['visitor'] = visitor
}
