import type { GameWorlds } from '@network-site/site/schema/game-worlds'
import { facts } from './facts.ts'

/** The look of each game's key art and icon: its lettering and its own colours, by the game's slug. */
export const gameWorlds: GameWorlds = facts.gameWorlds
