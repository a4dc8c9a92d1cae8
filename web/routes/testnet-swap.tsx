import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/testnet-swap'

export const meta: Route.MetaFunction = () => pageMeta(pages.testnetSwap)

export default function TestnetSwap() {
  return (
    <>
      <h1>{odyssey.swap.title}</h1>
      <p>{odyssey.swap.intro}</p>
    </>
  )
}
