import { brand } from './brand.ts'
import type { ApiReference } from './schema/api-reference.ts'

/** What surrounds the reference of the API at `/docs/api`. The routes describe themselves. */
export const apiReference: ApiReference = {
  title: `${brand.name} API`,
  introduction:
    'Every address of this site that is made for programs: what it is asked, what it answers, and how to try it.',
  contents: 'Contents',
  home: `${brand.name} home`,
  document: 'The same for programs',
}
