import { fileURLToPath } from 'node:url'
import { apiRoutes } from '../src/features.ts'
import { apiMarkdown } from '../src/features/api-reference/describe-api.ts'
import { openApiDocument } from '../src/features/api-reference/openapi-document.ts'
import { writeOrCheck } from './write-or-check.ts'

// Writes docs/reference/api.md, or checks it with `--check`.
await writeOrCheck('docs/reference/api.md', {
  text: apiMarkdown(openApiDocument(apiRoutes, { title: 'The API' })),
  source: 'the routes in server/src/features.ts',
  root: fileURLToPath(new URL('../../', import.meta.url)),
  command: 'node server/scripts/api-reference.ts',
})
