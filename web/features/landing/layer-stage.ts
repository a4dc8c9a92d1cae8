/** How many of the layers' thresholds the scroll has passed: none, Layer 1, Layer 2, Layer 3. */
export type LayerStage = 0 | 1 | 2 | 3

const thresholds = [-0.25, 0.1, 0.3] as const

/** The stage for a scroll position, in heights of the section from the section's start. */
export function layerStage(progress: number): LayerStage {
  return thresholds.filter((threshold) => progress > threshold).length as LayerStage
}

/** From its threshold on, a layer's picture stays. */
export function isPictureShown(layer: number, stage: LayerStage): boolean {
  return stage >= layer
}

/** A layer's words give way to those of the layer above it. */
export function isTextShown(layer: number, stage: LayerStage): boolean {
  return stage === layer
}
