const pattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)*$/i

/** A local part of letters, digits and common symbols, then '@', then labels of letters, digits and hyphens. */
export function isEmail(text: string): boolean {
  return pattern.test(text)
}
