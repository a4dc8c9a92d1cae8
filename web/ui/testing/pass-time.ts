import { act } from 'react'
import { vi } from 'vitest'

/** Runs an action and waits until React has rendered its result, however busy the machine is. */
export async function settled(action: () => void | Promise<unknown> = () => {}): Promise<void> {
  await nextTask()
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false
  environment.IS_REACT_ACT_ENVIRONMENT = true
  try {
    await act(async () => {
      await action()
    })
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before
  }
  await nextTask()
}

/** Advances fake timers, and waits until React has rendered. */
export async function passTime(milliseconds: number): Promise<void> {
  await settled(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => {}))
}

/** React renders in a task of its own, and a task posted later runs after it. Fake timers do not affect this one. */
async function nextTask(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', resolve)
    channel.port1.start()
    channel.port2.postMessage(null)
  })
}
