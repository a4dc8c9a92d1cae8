import { pages } from '@network-site/site/pages'
import { tokenWidget } from '@network-site/site/token-widget'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NotFramedNotice } from './not-framed-notice.tsx'

const { refused } = tokenWidget

test('says why the widget is not shown, and leads to the swap page', async () => {
  await render(<NotFramedNotice />)
  await expect.element(page.getByRole('heading', { name: refused.title })).toBeVisible()
  await expect.element(page.getByText(refused.notFramed)).toBeVisible()
  await expect.element(page.getByRole('link', { name: refused.link })).toHaveAttribute('href', pages.testnetSwap.path)
})
