export type WakeSignal = ReturnType<typeof createWakeSignal>

/** Wakes a loop that has nothing to do. A call of `wake` while nobody waits is remembered. */
export function createWakeSignal() {
  let isSet = false
  let resume: (() => void) | undefined
  return {
    wake(): void {
      isSet = true
      resume?.()
    },
    /** Resolves when woken, and at the latest after so long. */
    async wait(milliseconds: number): Promise<void> {
      if (!isSet) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          resume = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      resume = undefined
      isSet = false
    },
  }
}
