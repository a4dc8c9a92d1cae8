import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'

/** A line of text: its box within the element, its color as RGB, and the contrast that WCAG AA requires. */
interface TextLine {
  text: string
  box: { left: number; top: number; width: number; height: number }
  color: number[]
  minimum: number
}

/** The share of pixels behind a line that may be brighter, such as a single spark. */
const tolerance = 0.02
/** Samples every third pixel of every third row, because comparing all of them takes seconds. */
const stride = 3

/** Expects every line of text in the element to have enough contrast with the pixels behind it. */
export async function expectReadableOverImages(element: Locator): Promise<void> {
  await element.evaluate(imagesDecoded)
  const lines = await element.evaluate(readLines)
  expect(lines.length).toBeGreaterThan(0)
  // The fixed header would cover what scrolls below it.
  const style = `
    *, ::before, ::after { -webkit-text-fill-color: transparent !important; }
    header { visibility: hidden !important; }`
  const { data, info } = await sharp(await element.screenshot({ style, scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const unreadable = lines.flatMap(({ text, box, color, minimum }) => {
    const contrasts: number[] = []
    for (let y = Math.max(0, box.top); y < Math.min(info.height, box.top + box.height); y += stride) {
      for (let x = Math.max(0, box.left); x < Math.min(info.width, box.left + box.width); x += stride) {
        const at = (y * info.width + x) * 3
        contrasts.push(contrast(color, [...data.subarray(at, at + 3)]))
      }
    }
    const worst = contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length * tolerance)]
    return worst !== undefined && worst < minimum ? [`${text}: ${worst.toFixed(2)} of ${minimum}`] : []
  })
  expect(unreadable).toEqual([])
}

/** Runs in the page: waits for the fonts and the images in the size of this viewport. */
async function imagesDecoded(root: Element): Promise<void> {
  await document.fonts.ready
  await Promise.all(
    [...root.querySelectorAll('img')].map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    }),
  )
}

/** Runs in the page: returns the visible lines of text. */
function readLines(root: Element): TextLine[] {
  const origin = root.getBoundingClientRect()
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const lines: TextLine[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!brush || !parent || !text || !parent.checkVisibility({ opacityProperty: true })) continue
    // Text for screen readers is clipped, and disabled controls need no contrast.
    if (parent.clientWidth === 1 || parent.closest('.sr-only, [aria-disabled=true], :disabled')) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    brush.fillStyle = color
    brush.fillRect(0, 0, 1, 1)
    const pixels = Number.parseFloat(fontSize)
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, width, height } of range.getClientRects()) {
      lines.push({
        text,
        box: {
          left: Math.round(left - origin.left),
          top: Math.round(top - origin.top),
          width: Math.round(width),
          height: Math.round(height),
        },
        color: Array.from(brush.getImageData(0, 0, 1, 1).data.subarray(0, 3)),
        minimum: isLarge ? 3 : 4.5,
      })
    }
  }
  return lines
}

function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
