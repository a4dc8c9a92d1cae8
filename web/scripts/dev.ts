import { createServer } from 'vite'

/** Serves the pages with hot reload on PORT, until whoever started us is gone. */
const server = await createServer({ server: { port: Number(process.env['PORT']), strictPort: true } })
await server.listen()
process.once('disconnect', () => process.exit())
