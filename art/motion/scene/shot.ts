/** How a frame is exposed. */
export type Shot = { width: number; height: number; samples: number; framesPerSecond: number; transparent?: boolean }
