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
  test('on Windows offers the installer and the key', async () => {
    await show('windows', ready)
    await expect.element(windows).toHaveAttribute('href', ready.links.Windows)
    await expect.element(key).toHaveAttribute('target', '_blank')
    await expect.element(mac).not.toBeInTheDocument()
  })

  test('on macOS offers the macOS build first, and the Windows one beside it', async () => {
    await show('mac', ready)
    await expect.element(page.getByRole('link').nth(0)).toHaveAttribute('href', ready.links.Mac)
    await expect.element(page.getByRole('link').nth(1)).toHaveAttribute('href', ready.links.Windows)
    await expect.element(windows).toBeVisible()
    await expect.element(mac).toBeVisible()
  })

  test.each(['linux', 'mobile'] as const)('on %s offers only the key', async (visitor) => {
    await show(visitor, ready)
    await expect.element(key).toBeVisible()
    await expect.element(windows).not.toBeInTheDocument()
    await expect.element(cli).not.toBeInTheDocument()
  })

  test('says that a phone cannot run the client', async () => {
    await show('mobile', loading)
    await expect.element(page.getByText(downloads.mobile.title)).toBeVisible()
  })

  test('shows a neutral form while the machine is unknown', async () => {
    await show(null, loading)
    await expect.element(key).toBeVisible()
    await expect.element(windows).not.toBeInTheDocument()
    await expect.element(page.getByText(downloads.mobile.title)).not.toBeVisible()
  })

  test('disables the installer while the release is being looked up', async () => {
    await show('windows', loading)
    await expect.element(windows).toHaveAttribute('aria-disabled', 'true')
    await expect.element(windows).not.toHaveAttribute('href')
  })

  test('leads to the latest release when the look-up failed, without a link to an unknown release', async () => {
    await show('windows', failed)
    await expect.element(windows).toHaveAttribute('href', failed.links.Windows)
    await expect.element(cli).not.toBeInTheDocument()
  })

  test('says when the code host last confirmed the release, once it has stopped answering', async () => {
    await show('windows', {
      ...ready,
      release: { ...ready.release, checked_at: '2026-01-02T03:04:05.000Z', stale: true },
    })
    await expect.element(page.getByText('v1, last confirmed January 2, 2026')).toBeVisible()
  })

  test('with the code-host option, leads to the release page once it is known', async () => {
    await show('windows', ready)
    await expect.element(cli).toHaveAttribute('href', ready.links.Github)
  })
})

describe('Run A Node', () => {
  test.each([
    ['windows', ready.links.Windows],
    ['mac', ready.links.Mac],
  ] as const)('on %s starts the installer', async (visitor, href) => {
    await showButton(visitor, ready)
    await expect.element(run).toHaveAttribute('href', href)
  })

  test.each(['linux', 'mobile', null] as const)('on %s leads to the key sale', async (visitor) => {
    await showButton(visitor, loading)
    await expect.element(run).toHaveAttribute('target', '_blank')
  })
})

function having(release: ReleaseState): WithRelease {
  return ({ children }) => children(release)
}

async function show(visitor: Visitor | null, release: ReleaseState) {
  mark(visitor)
  await render(<DownloadWidget layout="stacked" hasCodeHostLink withRelease={having(release)} />)
}

async function showButton(visitor: Visitor | null, release: ReleaseState) {
  mark(visitor)
  await render(<RunNodeButton withRelease={having(release)} />)
}

function mark(visitor: Visitor | null) {
  if (visitor !== null) document.documentElement.dataset['visitor'] = visitor
}
