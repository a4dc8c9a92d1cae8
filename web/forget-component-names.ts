import type { Plugin } from 'vite'

const named = /^\w+\.displayName = "\w+";$/gm
const made = /(?<== )(React\$1\.(?:forwardRef|createContext)\()/g

/**
 * The router names each component for developer tools, and a thing that has been named cannot be left out. Without
 * the names, the bundler drops the components that no page uses.
 */
export function forgetComponentNames(): Plugin {
  return {
    name: 'forget-component-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({ code: code.replace(named, '').replace(made, '/* @__PURE__ */ $1'), map: null }),
    },
  }
}
