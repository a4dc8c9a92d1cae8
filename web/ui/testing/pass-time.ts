import { act } from 'react'
import { vi } from 'vitest'

/** Does something and waits until React has drawn all that came of it, however busy the machine is. */
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

/** Lets fake time pass. */
export async function passTime(milliseconds: number): Promise<void> {
  await settled(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => {}))
}

/** React draws in a task of its own: one posted after it runs after it. Fake timers do not reach this. */
async function nextTask(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', resolve)
    channel.port1.start()
    channel.port2.postMessage(null)
  })
}
