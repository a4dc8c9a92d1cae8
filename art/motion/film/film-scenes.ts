import type { Scene } from '../scene/scene.ts'
import { rollupScene } from './rollup-scene.ts'
import { sentryWatchScene } from './sentry-watch-scene.ts'
import type { ShotName } from './timeline.ts'

/** The shots exposed for the film alone; the last shot is the hero's own footage. */
export const filmScenes: { name: Exclude<ShotName, 'rewards'>; scene: Scene }[] = [
  { name: 'proposal', scene: rollupScene('proposal') },
  { name: 'dilemma', scene: rollupScene('dilemma') },
  { name: 'watch', scene: sentryWatchScene('watch') },
  { name: 'incorrect', scene: sentryWatchScene('incorrect') },
  { name: 'alarm', scene: sentryWatchScene('alarm') },
  { name: 'honest', scene: rollupScene('honest') },
]
