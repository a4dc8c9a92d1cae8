import type { Plugin } from 'vite'

const sentinel = /(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React makes a few errors as it loads, only to know them again when they are thrown. Under a tool that watches the page,
 * as Lighthouse does, a browser reads all of React a second time to tell where they were made. These tell no place.
 */
export function lightenReact(): Plugin {
  return {
    name: 'lighten-react',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
      handler(code) {
        const light = code.replace(sentinel, 'Object.create(Error.prototype, { message: { value: $1 } })')
        if (light === code) this.error('React makes its sentinels in another way than lighten-react.ts expects.')
        return { code: light, map: null }
      },
    },
  }
}
