/**
 * How long a client may keep a connection busy, for Fastify. A mint or a faucet transfer is answered within a minute, and
 * live streams are written to every 15 seconds.
 */
export const serverTimeouts = {
  /** For a whole request to arrive. */
  requestTimeout: 30_000,
  /** Without a byte in either direction: a client that reads nothing. */
  connectionTimeout: 120_000,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5000,
  },
}
