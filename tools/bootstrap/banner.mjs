/** What to open, in as few lines as will do. */
export function banner({ url, dataDir, sandbox }) {
  const rows = [
    ['Site', url],
    ['Mint', `${url}/odyssey/vanguard-mint`],
    ...(sandbox ? [['Mailbox', `${url}/sandbox/mailbox`]] : []),
    ['Health', `${url}/healthz`],
    ['State', dataDir],
  ]
  const lines = rows.map(([name, value]) => `    ${name.padEnd(9)}${value}`)
  return `\n  Ready.\n\n${lines.join('\n')}\n\n  Ctrl-C stops everything.\n`
}
