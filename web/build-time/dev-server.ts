import { createServer } from 'vite'

const { PORT, HOST = 'localhost', PUBLIC_URL } = process.env

/** Serves the pages with hot reload on PORT until the parent process exits. */
const server = await createServer({
  server: {
    port: Number(PORT),
    strictPort: true,
    // Vite binds `localhost` to either loopback address. Browsers reach this one by name too.
    host: HOST === 'localhost' ? '127.0.0.1' : HOST,
    // By default, Vite accepts only IP addresses and `localhost`.
    ...(PUBLIC_URL ? { allowedHosts: [new URL(PUBLIC_URL).hostname] } : {}),
  },
})
await server.listen()
process.send?.({ ready: true })
process.once('disconnect', () => process.exit())
