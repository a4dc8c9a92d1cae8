const reset = '\x1b[0m'
const color = { true: { front: 30, back: 40 }, false: { front: 97, back: 107 } }

/** What to open, in as few lines as will do. A terminal also shows the address on the LAN as a QR code for a phone. */
export async function banner({ url, mintUrl, dataDir, sandbox, lanUrls, notices }, isTerminal = process.stdout.isTTY) {
  const rows = [
    ['Site', url],
    ['Mint', mintUrl],
    ...(sandbox ? [['Mailbox', `${url}/sandbox/mailbox`]] : []),
    ['Health', `${url}/healthz`],
    ...lanUrls.map((lanUrl) => ['LAN', lanUrl]),
    ['State', dataDir],
  ]
  const lines = [
    '  Ready.',
    '',
    ...rows.map(([name, value]) => `    ${name.padEnd(9)}${value}`),
    '',
    ...(isTerminal && lanUrls[0] ? [...(await terminalQrCode(lanUrls[0])).map((line) => `    ${line}`), ''] : []),
    ...notices.flatMap((notice) => [`  ${notice}`, '']),
    '  Ctrl-C stops everything.',
  ]
  return `\n${lines.join('\n')}\n`
}

/** A QR code as lines for a terminal, dark on light whatever the terminal's own colours. A line holds two rows. */
export async function terminalQrCode(text) {
  // Imported here: the package exists only once everything is installed.
  const { encodeQR } = await import('qr')
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 2 })
  const lines = []
  for (let at = 0; at < rows.length; at += 2) {
    const lower = rows[at + 1] ?? rows[at].map(() => false)
    const cells = rows[at].map((isDark, x) => `\x1b[${color[isDark].front};${color[lower[x]].back}m▀`)
    lines.push(cells.join('') + reset)
  }
  return lines
}
