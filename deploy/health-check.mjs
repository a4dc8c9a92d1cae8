/** Ends with 0 while the process in this container can do its work. A relayer answers at a port of its own. */
const { RELAYER_PORT, PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${RELAYER_PORT || PORT}/readyz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
