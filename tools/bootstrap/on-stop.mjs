import { watchAncestors } from './watch-ancestors.mjs'

/** Calls back when we are asked to stop, or when those who started us are gone. */
export function onStop(stop) {
  // Ctrl-C reaches our children by itself; we stay until they have closed.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  watchAncestors(stop)
}
