/** Licences that the Open Source Initiative has approved and that a package of ours may have, by their SPDX names. */
const approved = new Set([
  '0BSD',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'GPL-2.0-or-later',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-2.1-or-later',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Whether an SPDX expression, such as `(MIT OR Apache-2.0)`, can be fulfilled with approved licences alone. */
export function isOsiLicence(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  let position = 0

  const result = either()
  return result && position === words.length

  function either(): boolean {
    let isFulfilled = both()
    while (words[position] === 'OR') {
      position++
      // Evaluated in any case: it has to be read.
      isFulfilled = both() || isFulfilled
    }
    return isFulfilled
  }

  function both(): boolean {
    let isFulfilled = one()
    while (words[position] === 'AND') {
      position++
      isFulfilled = one() && isFulfilled
    }
    return isFulfilled
  }

  function one(): boolean {
    const word = words[position++]
    if (word !== '(') return word !== undefined && approved.has(word)
    const isFulfilled = either()
    return words[position++] === ')' && isFulfilled
  }
}
