const reset = '\x1b[0m'
const openSandbox =
  'HOST opens the sandbox to your network: anyone on it can read the mailbox and sign in with the test accounts.'
const color = { true: { front: 30, back: 40 }, false: { front: 97, back: 107 } }

/** Returns the startup banner. In a terminal it includes a QR code of the LAN address. */
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
    ...(sandbox && lanUrls.length > 0 ? [`  ${openSandbox}`, ''] : []),
    ...notices.flatMap((notice) => [`  ${notice}`, '']),
    '  Press Ctrl-C to stop everything.',
  ]
  return `\n${lines.join('\n')}\n`
}

/** Returns a QR code as terminal lines of two rows each, dark on light whatever the terminal's theme. */
export async function terminalQrCode(text) {
  // Imported late: the package is missing until the install step has run.
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
