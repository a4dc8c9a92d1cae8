import type { Plugin } from 'vite'

const sentinel = /(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * Edits React's production build. React creates a few sentinel errors as it loads. Under a debugger, which Lighthouse
 * uses, the browser then parses all of React a second time for their stack traces. Ours are objects without a stack
 * trace.
 */
export function patchReact(): Plugin {
  return {
    name: 'patch-react',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
      handler(code) {
        const patched = code.replace(sentinel, 'Object.create(Error.prototype, { message: { value: $1 } })')
        if (patched === code) this.error('React creates its sentinels in another way than patch-react.ts expects.')
        return { code: patched, map: null }
      },
    },
  }
}
