/** Calls back when whoever started us with a channel is gone, even by kill -9. */
export function parentWatch(onGone: () => void): void {
  if (process.channel) process.once('disconnect', onGone)
}
