/** Where the server answers by itself; every other path is a page or a file of the site. */
export const serverPaths: readonly string[] = [
  '/collection-card/',
  '/f/',
  '/faucet',
  '/get-twitter-token',
  '/healthz',
  '/livez',
  '/readyz',
  '/metadata/',
  '/metrics',
  '/network.json',
  '/releases/',
  '/rpc',
  '/sandbox/',
  '/settings.json',
  '/social/me',
  '/vanguard-nft-drop/',
]
