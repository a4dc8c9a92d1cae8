import { writeFile } from 'node:fs/promises'
import { expect, test as base, type Frame, type Page, type TestInfo } from '@playwright/test'
import { startFirefox } from './firefox.ts'
import { recordErrors, takeErrors } from './recorded-errors.ts'
import { type Visitor, visitorIn } from './visitor.ts'
import { startWebKitGtk } from './webkitgtk.ts'

type Use = (visitor: Visitor) => Promise<void>

const { ENGINE = '', ENGINE_PATH = '' } = process.env
const isStock = ENGINE === 'webkitgtk' || ENGINE === 'stock-firefox'

/** A test with a visitor in the browser named by ENGINE. It fails on any error or failed request of a page. */
export const test = base.extend<{ visitor: Visitor }>({
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  visitor: isStock ? withStockBrowser : withPlaywright,
})

async function withStockBrowser({ baseURL }: { baseURL: string | undefined }, use: Use, info: TestInfo): Promise<void> {
  const start = ENGINE === 'webkitgtk' ? startWebKitGtk : () => startFirefox(ENGINE_PATH)
  const { page, open, takePicture, stop } = await start()
  try {
    await useWithoutErrors(
      visitorIn(page, (path) => open(`${baseURL}${path}`)),
      use,
    )
  } finally {
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('screen.png'), await takePicture())
    await stop()
  }
}

async function withPlaywright({ page }: { page: Page }, use: Use): Promise<void> {
  await page.addInitScript(recordErrors)
  await useWithoutErrors(visitorInPlaywright(page.mainFrame()), use)
}

async function useWithoutErrors(visitor: Visitor, use: Use): Promise<void> {
  const errors: string[] = []
  const keepErrors = async () => void errors.push(...(await visitor.read(takeErrors)))
  await use({
    ...visitor,
    open: async (path) => {
      await keepErrors()
      await visitor.open(path)
    },
  })
  await keepErrors()
  expect(errors, 'errors that the pages report').toEqual([])
}

function visitorInPlaywright(frame: Frame): Visitor {
  return {
    open: async (path) => void (await frame.goto(path)),
    press: (role, name) => frame.getByRole(role, { name }).first().click(),
    fill: (label, text) => frame.getByRole('textbox', { name: label }).first().fill(text),
    read: (script) => frame.evaluate(script),
    inFrame: async (title) => {
      const inner = await (await frame.getByTitle(title).elementHandle())?.contentFrame()
      if (!inner) throw new Error(`there is no frame ${title}`)
      return visitorInPlaywright(inner)
    },
  }
}
