import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { journey } from './journey.ts'

const built = join(import.meta.dirname, '../web/build/client')

journey(
  'the style guide is for those who build the site: visitors are sent home, and none of it is shipped',
  async ({ page, baseURL }) => {
    await page.goto('/styleguide')
    await expect(page).toHaveURL(`${baseURL}/`)
    const files = await readdir(join(built, 'assets'))
    const code = await Promise.all(
      files.filter((name) => name.endsWith('.js')).map((name) => readFile(join(built, 'assets', name), 'utf8')),
    )
    expect(code.length).toBeGreaterThan(5)
    expect(code.filter((text) => text.includes('styleguide') || text.includes('Parts of the machine'))).toEqual([])
  },
)
