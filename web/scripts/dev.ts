import { createServer } from 'vite'

const { PORT, HOST = 'localhost', PUBLIC_URL } = process.env

/** Serves the pages with hot reload on PORT, until whoever started us is gone. */
const server = await createServer({
  server: {
    port: Number(PORT),
    strictPort: true,
    // By name Vite would take one of the two loopback addresses. Browsers find this one by the name as well.
    host: HOST === 'localhost' ? '127.0.0.1' : HOST,
    // Vite answers addresses and `localhost` by itself, and other names only when it is told them.
    ...(PUBLIC_URL ? { allowedHosts: [new URL(PUBLIC_URL).hostname] } : {}),
  },
})
await server.listen()
process.once('disconnect', () => process.exit())
