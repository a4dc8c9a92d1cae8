import { act } from 'react'
import { vi } from 'vitest'

/** Runs an action and waits until React has rendered the result. */
export async function settled(action: () => void | Promise<unknown> = () => {}): Promise<void> {
  await nextTask()
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false
  environment.IS_REACT_ACT_ENVIRONMENT = true
  try {
    await act(async () => void (await action()))
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before
  }
  await nextTask()
}

/** Advances fake timers and waits until React has rendered. */
export async function passTime(milliseconds: number): Promise<void> {
  await settled(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => {}))
}

/** Waits for a task posted after React's render task. Fake timers do not affect it. */
async function nextTask(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', resolve)
    channel.port1.start()
    channel.port2.postMessage(null)
  })
}
