import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findBrowser } from '../../tools/bootstrap/find-browser.mjs'
import { darkroom } from './darkroom.ts'
import { developDefaults, developFragment, type Develop } from './develop.ts'
import { shaderFrame } from './glsl.ts'

export type ShaderShot = {
  /** GLSL that defines `vec4 shade(vec2 pixel)`, returning linear radiance; see `shaderFrame` for what it can read. */
  fragment: string
  width: number
  height: number
  uniforms?: Record<string, number | readonly number[]>
  /** Sub-pixel samples averaged in a float buffer. */
  samples?: number
  seed?: number
  /** Edge of a scissored tile, in pixels; small tiles keep the watchdog calm. */
  tile?: number
  develop?: Develop
}

export type PageShot = { html: string; width: number; height: number; scale?: number }

export type Stage = {
  /** Draws a shader and returns raw RGBA, rows from the top. */
  renderPixels(shot: ShaderShot): Promise<Buffer>
  /** Draws a shader and returns a PNG. */
  renderShader(shot: ShaderShot): Promise<Buffer>
  /** Draws HTML or SVG and returns a PNG with a transparent background. */
  renderPage(shot: PageShot): Promise<Buffer>
  close(): Promise<void>
}

/** Starts the browser all still and moving pictures are drawn in. */
export async function openStage(): Promise<Stage> {
  const { browser, page: darkPage } = await launchBrowser()

  async function renderPixels(shot: ShaderShot) {
    const encoded = await darkPage.evaluate(darkroom, {
      fragment: shaderFrame(shot.fragment),
      developFragment,
      width: shot.width,
      height: shot.height,
      uniforms: shot.uniforms ?? {},
      samples: shot.samples ?? 4,
      firstSample: 0,
      tile: shot.tile ?? 256,
      seed: shot.seed ?? 1,
      develop: { ...developDefaults, ...shot.develop },
    })
    return Buffer.from(encoded, 'base64')
  }

  async function renderShader(shot: ShaderShot) {
    const pixels = await renderPixels(shot)
    return sharp(pixels, { raw: { width: shot.width, height: shot.height, channels: 4 } })
      .png()
      .toBuffer()
  }

  async function renderPage(shot: PageShot) {
    const page = await browser.newPage({
      viewport: { width: shot.width, height: shot.height },
      deviceScaleFactor: shot.scale ?? 1,
    })
    await page.setContent(shot.html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const png = await page.screenshot({
      omitBackground: true,
      clip: { x: 0, y: 0, width: shot.width, height: shot.height },
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
const rasters = {
  system: ['--use-gl=angle', '--use-angle=gl-egl'],
  swiftshader: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}

async function launchBrowser() {
  for (const raster of [rasters.system, rasters.swiftshader]) {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...chromiumFlags, ...raster],
    })
    const page = await browser.newPage()
    if (await page.evaluate(canExpose)) return { browser, page }
    await browser.close()
  }
  throw new Error('No WebGL2 with float buffers, neither from the system nor from SwiftShader')
}

/** Runs inside Chromium. */
function canExpose(): boolean {
  const gl = new OffscreenCanvas(4, 4).getContext('webgl2')
  const needed = ['EXT_color_buffer_float', 'EXT_float_blend', 'OES_texture_float_linear']
  return gl !== null && needed.every((name) => gl.getExtension(name) !== null)
}
