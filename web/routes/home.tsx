import { pages } from '@home/site/pages'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = () => pageMeta(pages.home)

export default function Home() {
  return <h1>{pages.home.title}</h1>
}
