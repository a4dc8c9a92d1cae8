import { encodeQR } from 'qr'

const reset = '\x1b[0m'
const color = { true: { front: 30, back: 40 }, false: { front: 97, back: 107 } }

/** A QR code to be read off a terminal, dark on light whatever the terminal's own colours: two rows of it to a line. */
export function terminalCode(text) {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 2 })
  const lines = []
  for (let at = 0; at < rows.length; at += 2) {
    const lower = rows[at + 1] ?? rows[at].map(() => false)
    const cells = rows[at].map((isDark, x) => `\x1b[${color[isDark].front};${color[lower[x]].back}m▀`)
    lines.push(cells.join('') + reset)
  }
  return lines
}
