import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, createWithOwnPicture } from './own-picture.ts'

const owner = `0x${'Ab'.repeat(20)}`
const page =
  '<meta property="og:image" content="http://site/a.jpg"/><meta property="og:image:alt" content="a"/>' +
  '<meta name="twitter:image" content="http://site/a.jpg"/><p>http://site/a.jpg</p>'
const withOwn = createWithOwnPicture({ body: Buffer.from(page) }, { urlOf: (address) => `http://site/${address}.jpg` })

test('a link that names a wallet has its picture, and nothing else of the page changes', () => {
  const own = `http://site/${owner.toLowerCase()}.jpg`
  expect(withOwn(owner)).toBe(
    `<meta property="og:image" content="${own}"/><meta property="og:image:alt" content="a"/>` +
      `<meta name="twitter:image" content="${own}"/><p>http://site/a.jpg</p>`,
  )
})

test.each([undefined, '', '0x12', ['0x12'], '"><script>'])('%j names no wallet', (address) => {
  expect(withOwn(address)).toBeUndefined()
})

test('is compressed where that is accepted', async () => {
  const { body, encoding } = await compressed(page, 'gzip, br')
  expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', page])
  expect(await compressed(page, '')).toEqual({ body: Buffer.from(page) })
})
