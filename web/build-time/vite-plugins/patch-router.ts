import type { Plugin } from 'vite'

/** Display names are for developer tools, and keep the bundler from dropping components that no page uses. */
const displayNames = /^\w+\.displayName = "\w+";$/gm
/** Warnings and component factories, marked as pure so that the bundler drops those whose result is unused. */
const droppable =
  /(?<== )(?=React\$1\.(?:forwardRef|createContext)\()|(?<=^\s*(?:if \([^\n]+\) )?)(?=warn(?:ing|ingOnce|Once)\()/gm
/** Conditions for features that this site does not use: lazy route discovery and instrumentation. */
const alwaysFalse =
  /\binit\.instrumentations\b|(?<!function )(?:isFogOfWarEnabled\(routeDiscovery, ssr\)|consumeInstrumentationClientResultMetaReceiver\(router\))/g

/** Edits React Router's production build: removes what this site does not use. In development it is untouched. */
export function patchRouter(): Plugin {
  return {
    name: 'patch-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code.replace(displayNames, '').replace(droppable, '/* @__PURE__ */ ').replace(alwaysFalse, 'undefined'),
        map: null,
      }),
    },
  }
}
