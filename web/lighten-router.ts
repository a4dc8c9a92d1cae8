import type { Plugin } from 'vite'

/** For developer tools; and a component that has been named cannot be left out where no page uses it. */
const names = /^\w+\.displayName = "\w+";$/gm
/** Warnings are for those who write a site. The bundler drops them, as it does components, where nothing comes of them. */
const droppable =
  /(?<== )(?=React\$1\.(?:forwardRef|createContext)\()|(?<=^\s*(?:if \([^\n]+\) )?)(?=warn(?:ing|ingOnce|Once)\()/gm
/** What asks for parts that are not used here: finding routes while one browses, and watching the router at work. */
const neverSo =
  /\binit\.instrumentations\b|(?<!function )(?:isFogOfWarEnabled\(routeDiscovery, ssr\)|consumeInstrumentationClientResultMetaReceiver\(router\))/g

/** Leaves out of the router what no visitor has anything of. In development it is whole. */
export function lightenRouter(): Plugin {
  return {
    name: 'lighten-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code.replace(names, '').replace(droppable, '/* @__PURE__ */ ').replace(neverSo, 'undefined'),
        map: null,
      }),
    },
  }
}
