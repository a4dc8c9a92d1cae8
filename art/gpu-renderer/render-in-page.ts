import type { PostProcess } from './post-process.ts'

export type RenderJob = {
  fragment: string
  postProcessFragment: string
  width: number
  height: number
  uniforms: Record<string, number | readonly number[]>
  samples: number
  firstSample: number
  tile: number
  seed: number
  postProcess: Required<PostProcess>
}

/** Runs in Chromium: accumulates the samples of a shader in a float buffer and returns the image as base64 RGBA. */
export async function renderInPage(job: RenderJob): Promise<string> {
  type State = { gl: WebGL2RenderingContext; programs: Map<string, WebGLProgram> }
  const holder = globalThis as unknown as { rendererState?: State }
  holder.rendererState ??= createState()
  const { gl, programs } = holder.rendererState
  const { width, height } = job

  const accumulated = createTarget(width, height)
  accumulateSamples()
  const radiance = job.postProcess.denoise > 0 ? denoise() : accumulated
  const bloomMap = renderBloom()
  const picture = postProcess()
  return toBase64(picture)

  function createState(): State {
    const canvas = new OffscreenCanvas(16, 16)
    const context = canvas.getContext('webgl2', { antialias: false, alpha: true, preserveDrawingBuffer: true })
    if (!context) throw new Error('WebGL2 is not available')
    for (const name of ['EXT_color_buffer_float', 'EXT_float_blend', 'OES_texture_float_linear']) {
      if (!context.getExtension(name)) throw new Error(`${name} is not available`)
    }
    return { gl: context, programs: new Map() }
  }

  function createTarget(w: number, h: number, type: 'float' | 'byte' = 'float') {
    const texture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, texture)
    if (type === 'float') gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, w, h, 0, gl.RGBA, gl.FLOAT, null)
    else gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, w, h, 0, gl.RGBA, gl.UNSIGNED_BYTE, null)
    for (const [key, value] of [
      [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
      [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
      [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
      [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    ] as const)
      gl.texParameteri(gl.TEXTURE_2D, key, value)
    const frame = gl.createFramebuffer()
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
    gl.clearColor(0, 0, 0, 0)
    gl.disable(gl.SCISSOR_TEST)
    gl.clear(gl.COLOR_BUFFER_BIT)
    return { texture, frame, width: w, height: h }
  }

  function program(fragment: string) {
    const known = programs.get(fragment)
    if (known) return known
    const linked = gl.createProgram()
    const vertex = `#version 300 es
void main() { gl_Position = vec4(vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2. - 1., 0., 1.); }`
    for (const [kind, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(kind)
      if (!shader) throw new Error('The WebGL context was lost')
      gl.shaderSource(shader, source)
      gl.compileShader(shader)
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
        const log = gl.getShaderInfoLog(shader) ?? 'The shader did not compile'
        const line = Number(/0:(\d+)/.exec(log)?.[1] ?? 1)
        throw new Error(
          `${log}\n${source
            .split('\n')
            .slice(Math.max(0, line - 3), line + 2)
            .join('\n')}`,
        )
      }
      gl.attachShader(linked, shader)
    }
    gl.linkProgram(linked)
    if (!gl.getProgramParameter(linked, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(linked) ?? 'link failed')
    programs.set(fragment, linked)
    return linked
  }

  function set(target: WebGLProgram, values: Record<string, number | readonly number[]>) {
    for (const [name, value] of Object.entries(values)) {
      const at = gl.getUniformLocation(target, name)
      if (!at) continue
      if (typeof value === 'number') gl.uniform1f(at, value)
      else if (value.length === 2) gl.uniform2fv(at, value)
      else if (value.length === 3) gl.uniform3fv(at, value)
      else gl.uniform4fv(at, value)
    }
  }

  function accumulateSamples() {
    const sampling = program(job.fragment)
    gl.bindFramebuffer(gl.FRAMEBUFFER, accumulated.frame)
    gl.viewport(0, 0, width, height)
    gl.useProgram(sampling)
    set(sampling, { ...job.uniforms, uResolution: [width, height], uSamples: job.samples, uSeed: job.seed })
    gl.enable(gl.BLEND)
    gl.blendFunc(gl.ONE, gl.ONE)
    gl.enable(gl.SCISSOR_TEST)
    for (let index = 0; index < job.samples; index++) {
      const sample = index + job.firstSample
      // The R2 sequence spreads sub-pixel positions evenly at any sample count.
      set(sampling, {
        uSample: sample,
        uJitter: [(0.5 + sample * 0.7548776662466927) % 1, (0.5 + sample * 0.5698402909980532) % 1],
      })
      for (let y = 0; y < height; y += job.tile) {
        for (let x = 0; x < width; x += job.tile) {
          gl.scissor(x, y, job.tile, job.tile)
          gl.drawArrays(gl.TRIANGLES, 0, 3)
        }
        gl.finish()
      }
    }
    gl.disable(gl.SCISSOR_TEST)
    gl.disable(gl.BLEND)
  }

  function pass(
    target: ReturnType<typeof createTarget>,
    source: WebGLTexture | null,
    body: string,
    values: Record<string, number | readonly number[]>,
  ) {
    const drawing = program(`#version 300 es
precision highp float;
uniform sampler2D uFrom; uniform vec2 uTexel, uSize; uniform float uScale, uThreshold;
out vec4 outColor;
void main() { vec2 uv = gl_FragCoord.xy / uSize; ${body} }`)
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame)
    gl.viewport(0, 0, target.width, target.height)
    gl.useProgram(drawing)
    gl.activeTexture(gl.TEXTURE0)
    gl.bindTexture(gl.TEXTURE_2D, source)
    set(drawing, { uSize: [target.width, target.height], ...values })
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }

  function denoise() {
    const denoised = createTarget(width, height)
    const body = `vec4 c = texture(uFrom, uv) * uScale; vec3 k = c.rgb / (1. + c.rgb); vec4 sum = c; float total = 1.;
      for (int i = 0; i < 25; i++) { vec2 o = vec2(i % 5, i / 5) - 2.; vec4 s = texture(uFrom, uv + o * uTexel) * uScale;
        vec3 d = s.rgb / (1. + s.rgb) - k; float w = exp(-dot(o, o) / 5. - dot(d, d) / (uThreshold * uThreshold)); sum += s * w; total += w; }
      outColor = sum / total / uScale;`
    pass(denoised, accumulated.texture, body, {
      uTexel: [1 / width, 1 / height],
      uScale: 1 / job.samples,
      uThreshold: job.postProcess.denoise,
    })
    return denoised
  }

  function renderBloom() {
    const bright = `vec3 c = texture(uFrom, uv).rgb * uScale; float peak = max(c.r, max(c.g, c.b));
      c = min(c, vec3(40.)); outColor = vec4(c * smoothstep(uThreshold * .5, uThreshold * 1.5, peak), 1.);`
    const down = `vec3 c = texture(uFrom, uv).rgb * 4.;
      for (int i = 0; i < 4; i++) { vec2 o = vec2(i & 1, i >> 1) * 2. - 1.; c += texture(uFrom, uv + o * uTexel).rgb * 2.;
        c += texture(uFrom, uv + (i < 2 ? vec2(o.x, 0) : vec2(0, o.x)) * 2. * uTexel).rgb; }
      outColor = vec4(c / 16., 1.);`
    const up = `vec3 c = texture(uFrom, uv).rgb * 4.;
      for (int i = 0; i < 4; i++) { vec2 o = vec2(i & 1, i >> 1) * 2. - 1.; c += texture(uFrom, uv + o * uTexel).rgb;
        c += texture(uFrom, uv + (i < 2 ? vec2(o.x, 0) : vec2(0, o.x)) * uTexel).rgb * 2.; }
      outColor = vec4(c / 16. * uScale, 1.);`
    const half = (value: number) => Math.max(2, Math.ceil(value / 2))
    let level = createTarget(half(width), half(height))
    pass(level, radiance.texture, bright, { uScale: 1 / job.samples, uThreshold: job.postProcess.bloomThreshold })
    const chain = [level]
    while (Math.min(level.width, level.height) > 8 && chain.length < 8) {
      const next = createTarget(half(level.width), half(level.height))
      pass(next, level.texture, down, { uTexel: [1 / level.width, 1 / level.height] })
      chain.push(next)
      level = next
    }
    gl.enable(gl.BLEND)
    gl.blendFunc(gl.ONE, gl.ONE)
    for (let index = chain.length - 1; index > 0; index--) {
      const from = chain[index]
      const to = chain[index - 1]
      if (from && to) pass(to, from.texture, up, { uTexel: [1 / from.width, 1 / from.height], uScale: 0.85 })
    }
    gl.disable(gl.BLEND)
    return chain
  }

  function postProcess() {
    const finishing = program(job.postProcessFragment)
    const output = createTarget(width, height, 'byte')
    gl.viewport(0, 0, width, height)
    gl.useProgram(finishing)
    const { postProcess: settings } = job
    set(finishing, {
      uResolution: [width, height],
      uSamples: job.samples,
      uSeed: job.seed % 977,
      uExposure: settings.exposure,
      uBloom: settings.bloom,
      uVignette: settings.vignette,
      uGrain: settings.grain,
      uSaturation: settings.saturation,
      uContrast: settings.contrast,
      uFringe: settings.fringe,
      uLift: settings.lift,
      uKeepAlpha: settings.keepAlpha ? 1 : 0,
    })
    for (const [unit, name, texture] of [
      [0, 'uRadiance', radiance.texture],
      [1, 'uBloomMap', bloomMap[0]?.texture ?? null],
    ] as const) {
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.uniform1i(gl.getUniformLocation(finishing, name), unit)
    }
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    const pixels = new Uint8Array(width * height * 4)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    for (const target of [accumulated, radiance, output, ...bloomMap]) {
      gl.deleteFramebuffer(target.frame)
      gl.deleteTexture(target.texture)
    }
    // WebGL counts rows from the bottom, images from the top.
    const flipped = new Uint8Array(pixels.length)
    for (let y = 0; y < height; y++)
      flipped.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), (height - 1 - y) * width * 4)
    return flipped
  }

  async function toBase64(bytes: Uint8Array<ArrayBuffer>) {
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as string)
      reader.readAsDataURL(new Blob([bytes]))
    })
    return url.slice(url.indexOf(',') + 1)
  }
}
