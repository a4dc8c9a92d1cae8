/** Wakes a loop that has nothing to do. A ring while nobody waits is remembered. */
export function createBell() {
  let isRung = false
  let wake: (() => void) | undefined
  return {
    ring(): void {
      isRung = true
      wake?.()
    },
    /** Resolves when it rings, and at the latest after so long. */
    async wait(milliseconds: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      isRung = false
    },
  }
}

export type Bell = ReturnType<typeof createBell>
