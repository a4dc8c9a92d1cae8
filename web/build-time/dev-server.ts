import { createServer } from 'vite'

const { PORT, HOST = 'localhost', PUBLIC_URL } = process.env

/** Serves the pages with hot reload on PORT, until the parent process is gone. */
const server = await createServer({
  server: {
    port: Number(PORT),
    strictPort: true,
    // For a name Vite would take one of the two loopback addresses. Browsers reach this one by the name as well.
    host: HOST === 'localhost' ? '127.0.0.1' : HOST,
    // Vite accepts IP addresses and `localhost` by default, other host names only if listed.
    ...(PUBLIC_URL ? { allowedHosts: [new URL(PUBLIC_URL).hostname] } : {}),
  },
})
await server.listen()
process.once('disconnect', () => process.exit())
