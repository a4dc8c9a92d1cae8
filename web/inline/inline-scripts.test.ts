import { resolveObjectURL } from 'node:buffer'
import { expect, test, vi } from 'vitest'
import { detectVisitor, preloadFormats } from './inline-scripts.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140 Safari/537.36`, 0, 'windows'],
  ['a Windows laptop with a touch screen', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`, 10, 'windows'],
  ['macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`, 0, 'mac'],
  ['Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit}`, 0, 'linux'],
  ['ChromeOS, which has no installer', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit}`, 0, 'linux'],
  [
    'an Android phone whose user agent says Linux',
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Mobile`,
    5,
    'mobile',
  ],
  ['an Android tablet', `Mozilla/5.0 (Linux; Android 14; SM-X810) ${webkit} Safari/537.36`, 5, 'mobile'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 5, 'mobile'],
  ['an iPad that identifies as a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`, 5, 'mobile'],
  ['a Kindle', `Mozilla/5.0 (X11; Linux armv7l) ${webkit} Kindle/3.0`, 1, 'mobile'],
] as const)('detects by user agent: %s', (_machine, userAgent, maxTouchPoints, expected) => {
  expect(detectVisitor({ userAgent, maxTouchPoints })).toBe(expected)
})

test.each([
  ['Windows', false, 'windows'],
  ['macOS', false, 'mac'],
  ['Linux', false, 'linux'],
  ['Chrome OS', false, 'linux'],
  ['Android', false, 'mobile'],
  ['Windows', true, 'mobile'],
] as const)('detects by client hints: %s, mobile %s', (platform, mobile, expected) => {
  const traits = { userAgent: 'Mozilla/5.0', maxTouchPoints: 0, userAgentData: { platform, mobile } }
  expect(detectVisitor(traits)).toBe(expected)
})

test('detectVisitor runs from its source text, as in an inline script', () => {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- runs the source as an inline script does
  const detect = new Function(`return (${detectVisitor.toString()})`)() as typeof detectVisitor
  expect(detect({ userAgent: 'Windows NT 10.0', maxTouchPoints: 0 })).toBe('windows')
})

test('preloadFormats formats in a worker that then closes', async () => {
  const urls: string[] = []
  class FakeWorker extends EventTarget {
    constructor(url: string) {
      super()
      urls.push(url)
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- runs the source as an inline script does
  const preload = new Function(`return (${preloadFormats.toString()})`)() as typeof preloadFormats
  preload('de-CH')
  vi.unstubAllGlobals()

  const script = (await resolveObjectURL(urls[0] ?? '')?.text()) ?? ''
  const close = vi.fn()
  const format = vi.spyOn(Number.prototype, 'toLocaleString')
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- runs the source as the worker does
  new Function('close', script)(close)
  expect(format).toHaveBeenCalledExactlyOnceWith('de-CH')
  expect(close).toHaveBeenCalledOnce()
  format.mockRestore()
})
