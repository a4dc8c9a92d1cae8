/** Exits with 0 if the process in this container is ready. Relayers listen on RELAYER_PORT, servers on PORT. */
const { RELAYER_PORT, PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${RELAYER_PORT || PORT}/readyz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
