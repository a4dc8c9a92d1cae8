/** What to open, in as few lines as will do. A terminal also shows the address on the LAN as a code for a phone. */
export async function banner({ url, dataDir, sandbox, lanUrls, notices }, isTerminal = process.stdout.isTTY) {
  const rows = [
    ['Site', url],
    ['Mint', `${url}/odyssey/vanguard-mint`],
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
    ...(isTerminal && lanUrls[0] ? await codeOf(lanUrls[0]) : []),
    ...notices.flatMap((notice) => [`  ${notice}`, '']),
    '  Ctrl-C stops everything.',
  ]
  return `\n${lines.join('\n')}\n`
}

async function codeOf(lanUrl) {
  // Only now, because the package is there only once everything is installed.
  const { terminalCode } = await import('./terminal-code.mjs')
  return [...terminalCode(lanUrl).map((line) => `    ${line}`), '']
}
