/**
 * Stands in for the dialog that the pairing library would bring along. Ours is shown instead, so the build carries none
 * of theirs; whoever asks for it after all is told so.
 */
export function createAppKit(): never {
  throw new Error('The pairing library’s own dialog is not part of this site.')
}
