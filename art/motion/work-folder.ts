import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where frames and the compiled tracer are kept between runs, so that a long render can be resumed. */
export const workFolder = process.env['MEDIA_WORK'] ?? join(tmpdir(), 'media-frames')
