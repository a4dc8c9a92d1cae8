import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The styleguide exists in development only. */
const developmentRoutes =
  process.env['NODE_ENV'] === 'development' ? [route('styleguide', 'routes/styleguide.tsx')] : []

export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('odyssey/testnetswap', 'routes/testnet-swap.tsx'),
    layout('routes/wallet-layout.tsx', [
      route('odyssey/vanguard-mint', 'routes/vanguard-mint.tsx'),
      route('odyssey/viewmint', 'routes/view-mint.tsx'),
    ]),
    route('sentrynodes', 'routes/sentry-nodes.tsx'),
  ]),
  route('sentrynodeagreement', 'routes/sentry-node-agreement.tsx'),
  route('widget/token', 'routes/token-widget.tsx'),
  route('twitter-redirect', 'routes/twitter-redirect.tsx'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  ...developmentRoutes,
  route('*', 'routes/unknown-path.tsx'),
] satisfies RouteConfig
