import { afterEach, describe, expect, test } from 'vitest'

const grounds = ['background', 'sunken', 'surface', 'raised']

/** Every pair of colors in use, and the contrast that WCAG 2.2 AA requires. */
const pairs: { minimum: number; above: string[]; below: string[] }[] = [
  { minimum: 4.5, above: ['ink', 'muted', 'faint', 'brass', 'brass-bright', 'accent-text'], below: grounds },
  { minimum: 4.5, above: ['ink', 'muted', 'accent-text'], below: ['ember'] },
  { minimum: 4.5, above: ['on-accent'], below: ['accent-fill'] },
  { minimum: 3, above: ['focus', 'positive'], below: grounds },
  { minimum: 3, above: ['focus'], below: ['ember'] },
  { minimum: 3, above: ['line-strong', 'accent'], below: ['background', 'sunken', 'surface'] },
]

const cases = pairs.flatMap(({ minimum, above, below }) =>
  above.flatMap((top) => below.map((bottom) => ({ top, bottom, minimum }))),
)

afterEach(() => document.documentElement.removeAttribute('style'))

test.each(cases)('$top on $bottom has a contrast of at least $minimum to 1', ({ top, bottom, minimum }) => {
  expect(contrast(top, bottom)).toBeGreaterThanOrEqual(minimum)
})

describe.each(['#f2c230', '#2f7bff', '#18b96a', '#9b5cff', '#ff7a1a', '#f2f2f2', '#8a1020'])(
  'with the accent color %s',
  (accent) => {
    test.each(['#07080a', '#0a0f1e', '#120a14'])('all text is readable on %s', (background) => {
      document.documentElement.style.setProperty('--brand-accent', accent)
      document.documentElement.style.setProperty('--brand-background', background)
      for (const { top, bottom, minimum } of cases) {
        if (top === 'accent') continue
        expect.soft(contrast(top, bottom), `${top} on ${bottom}`).toBeGreaterThanOrEqual(minimum)
      }
    })
  },
)

test('throws for an unknown token', () => {
  expect(() => contrast('nothing', 'background')).toThrow('nothing')
})

function contrast(top: string, bottom: string): number {
  const [light, dark] = [luminance(top), luminance(bottom)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the relative luminance of a token as painted by the browser, in any color space. */
function luminance(token: string): number {
  const color = getComputedStyle(document.documentElement).getPropertyValue(`--color-${token}`)
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { colorSpace: 'srgb' })
  const probe = document.createElement('i')
  probe.style.color = color
  if (!brush || color === '' || probe.style.color === '') throw new Error(`Unknown color token: ${token}`)
  document.body.append(probe)
  brush.fillStyle = getComputedStyle(probe).color
  probe.remove()
  brush.fillRect(0, 0, 1, 1)
  const [red, green, blue] = Array.from(brush.getImageData(0, 0, 1, 1).data, linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
