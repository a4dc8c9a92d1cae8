import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { banner, terminalQrCode } from './banner.mjs'

const ready = {
  url: 'http://localhost:3000',
  mintUrl: 'http://localhost:3000/the-mint',
  dataDir: '/data',
  sandbox: true,
  lanUrls: [],
  notices: [],
}
const lanUrl = 'http://192.168.7.21:3000'

test('lists the URLs to open and omits the LAN when it is not served', async () => {
  const text = await banner(ready, true)
  expect(text).toContain('http://localhost:3000/the-mint')
  expect(text).not.toContain('LAN')
  expect(text).not.toContain('▀')
})

test('prints the LAN address, with a QR code in a terminal', async () => {
  expect(await banner({ ...ready, lanUrls: [lanUrl] }, true)).toMatch(/LAN {6}http:\/\/192\.168\.7\.21:3000[^]*▀/)
  expect(await banner({ ...ready, lanUrls: [lanUrl] }, false)).not.toContain('▀')
})

test('says what other machines can do if the LAN reaches the sandbox', async () => {
  const warning = 'anyone on it can read the mailbox'
  expect(await banner({ ...ready, lanUrls: [lanUrl] })).toContain(warning)
  expect(await banner({ ...ready, lanUrls: [lanUrl], sandbox: false })).not.toContain(warning)
  expect(await banner(ready)).not.toContain(warning)
})

test('prints startup notices', async () => {
  expect(await banner({ ...ready, notices: ['The chain was reset.'] })).toContain('  The chain was reset.\n')
})

test('prints a QR code that decodes to the LAN address', async () => {
  expect(decodeQR(renderLines(await terminalQrCode(lanUrl)))).toBe(lanUrl)
})

/** Renders the lines as a camera sees them, eight pixels per module. */
function renderLines(lines) {
  const scale = 8
  const rows = lines.flatMap((line) => {
    const cells = [...line.matchAll(/\[(\d+);(\d+)m▀/g)]
    return [cells.map(([, front]) => front === '97'), cells.map(([, , back]) => back === '107')]
  })
  const width = rows[0].length * scale
  const height = rows.length * scale
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isLight = rows[Math.floor(y / scale)][Math.floor(x / scale)]
      data.set([...(isLight ? [255, 255, 255] : [0, 0, 0]), 255], (y * width + x) * 4)
    }
  return { width, height, data }
}
