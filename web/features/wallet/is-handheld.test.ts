import { expect, test } from 'vitest'
import { isHandheld } from './is-handheld.ts'

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 10; K) Mobile', 'Linux armv81', 5, true],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)', 'iPhone', 5, true],
  ['an iPad that says it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 0, false],
  ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Win32', 10, false],
  ['a Linux desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 'Linux x86_64', 0, false],
])('%s', (_device, userAgent, platform, maxTouchPoints, expected) => {
  expect(isHandheld({ userAgent, platform, maxTouchPoints })).toBe(expected)
})
