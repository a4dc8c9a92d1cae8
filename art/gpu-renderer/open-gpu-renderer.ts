import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { renderInPage } from './render-in-page.ts'
import { type PostProcess, postProcessDefaults, postProcessFragment } from './post-process.ts'
import { shaderFrame } from './glsl.ts'

export type ShaderJob = {
  /** GLSL that defines `vec4 shade(vec2 pixel)` in linear radiance; see `shaderFrame` for its inputs. */
  fragment: string
  width: number
  height: number
  uniforms?: Record<string, number | readonly number[]>
  /** Sub-pixel samples averaged in a float buffer. */
  samples?: number
  seed?: number
  /** Tile size in pixels; small tiles stay below the GPU watchdog's limit. */
  tile?: number
  postProcess?: PostProcess
}

export type PageJob = { html: string; width: number; height: number; scale?: number }

export type GpuRenderer = Awaited<ReturnType<typeof openGpuRenderer>>

/** Starts the browser that renders shaders and pages. */
export async function openGpuRenderer() {
  const { browser, page: shaderPage } = await launchBrowser()

  /** Draws a shader and returns raw RGBA, rows from the top. */
  async function renderPixels(job: ShaderJob) {
    const encoded = await shaderPage.evaluate(renderInPage, {
      fragment: shaderFrame(job.fragment),
      postProcessFragment,
      width: job.width,
      height: job.height,
      uniforms: job.uniforms ?? {},
      samples: job.samples ?? 4,
      firstSample: 0,
      tile: job.tile ?? 256,
      seed: job.seed ?? 1,
      postProcess: { ...postProcessDefaults, ...job.postProcess },
    })
    return Buffer.from(encoded, 'base64')
  }

  /** Draws a shader and returns a PNG. */
  async function renderShader(job: ShaderJob) {
    const pixels = await renderPixels(job)
    return sharp(pixels, { raw: { width: job.width, height: job.height, channels: 4 } })
      .png()
      .toBuffer()
  }

  /** Draws HTML or SVG and returns a PNG with a transparent background. */
  async function renderPage(job: PageJob) {
    const page = await browser.newPage({
      viewport: { width: job.width, height: job.height },
      deviceScaleFactor: job.scale ?? 1,
    })
    await page.setContent(job.html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const png = await page.screenshot({
      omitBackground: true,
      clip: { x: 0, y: 0, width: job.width, height: job.height },
    })
    await page.close()
    return png
  }

  return { renderPixels, renderShader, renderPage, close: () => browser.close() }
}

const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
  '--force-color-profile=srgb',
]

// The system's OpenGL (a graphics card, or Mesa's llvmpipe) draws several times faster than SwiftShader,
// which ships with Chromium and works everywhere.
const backends = {
  system: ['--use-gl=angle', '--use-angle=gl-egl'],
  swiftshader: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}

async function launchBrowser() {
  const executablePath = process.env['CHROMIUM_PATH']
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set. Run npm run media, which sets it.')
  for (const backend of [backends.system, backends.swiftshader]) {
    const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...backend] })
    const page = await browser.newPage()
    if (await page.evaluate(hasFloatBuffers)) return { browser, page }
    await browser.close()
  }
  throw new Error('Neither the system nor SwiftShader supports WebGL2 with float buffers.')
}

/** Runs inside Chromium. */
function hasFloatBuffers(): boolean {
  const gl = new OffscreenCanvas(4, 4).getContext('webgl2')
  const needed = ['EXT_color_buffer_float', 'EXT_float_blend', 'OES_texture_float_linear']
  return gl !== null && needed.every((name) => gl.getExtension(name) !== null)
}

const displayFont = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
)

/** Returns the display font (Archivo, OFL, with its width axis) as an inline @font-face rule. */
export const displayFontFace = `@font-face{font-family:Display;src:url(data:font/woff2;base64,${readFileSync(displayFont).toString('base64')}) format('woff2');font-weight:100 900;font-stretch:62% 125%}`
