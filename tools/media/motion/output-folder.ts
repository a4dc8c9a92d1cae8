import { fileURLToPath } from 'node:url'

/** Where the site reads its media from. */
export const outputFolder = fileURLToPath(new URL('../../../site/media', import.meta.url))
