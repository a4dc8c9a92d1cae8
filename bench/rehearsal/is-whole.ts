import type { Deployment } from './deployment/start-deployment.ts'
import type { Visitors } from './visitors/start-visitors.ts'
import { isSuccess, promptMilliseconds } from './visitors/visit.ts'

const patienceMilliseconds = 5000

/** Whether every process says that it and all it needs is well, and a mint is answered as on a quiet day. */
export async function isWhole({ servers, relayers }: Deployment, visitors: Visitors): Promise<boolean> {
  const urls = [
    // As the proxy reaches them.
    ...servers.map(({ link }) => `http://127.0.0.1:${link.port}/healthz`),
    ...relayers.map(({ url }) => `${url}/healthz`),
  ]
  const answers = await Promise.all(urls.map(isHealthy))
  if (answers.includes(false)) return false
  const attempt = await visitors.tryMint()
  return isSuccess(attempt) && attempt.milliseconds < promptMilliseconds.mint
}

export async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMilliseconds) })
    await response.text()
    return response.ok
  } catch {
    return false
  }
}
