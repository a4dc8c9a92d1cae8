import { expect, test } from 'vitest'
import { isPictureShown, isTextShown, layerStage } from './technology-section.tsx'

test.each([
  [-0.26, [], []],
  [-0.25, [], []],
  [-0.24, [1], [1]],
  [0.1, [1], [1]],
  [0.11, [1, 2], [2]],
  [0.3, [1, 2], [2]],
  [0.31, [1, 2, 3], [3]],
  [4, [1, 2, 3], [3]],
])('at scroll progress %d shows pictures %j and texts %j', (progress, pictures, texts) => {
  const stage = layerStage(progress)
  expect([1, 2, 3].filter((layer) => isPictureShown(layer, stage))).toEqual(pictures)
  expect([1, 2, 3].filter((layer) => isTextShown(layer, stage))).toEqual(texts)
})
