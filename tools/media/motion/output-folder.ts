import { fileURLToPath } from 'node:url'
import { workFolder } from './work-folder.ts'

const isPreview = process.argv.includes('--preview')

/** Where the site reads its media from; a preview goes elsewhere, so that it never replaces the real thing. */
export const outputFolder = isPreview
  ? `${workFolder}/preview`
  : fileURLToPath(new URL('../../../site/media', import.meta.url))
