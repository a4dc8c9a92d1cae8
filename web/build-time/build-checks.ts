import { validateSite } from '@network-site/site/validation/validate-site'
import type { Plugin } from 'vite'

/** Ends the build on a wrong value in `site/`, naming file and field. */
export function refuseInvalidSite(validate = () => validateSite()): Plugin {
  return {
    name: 'refuse-invalid-site',
    buildStart() {
      const wrong = validate()
      if (wrong.length > 0) this.error(`The site cannot be built:\n${wrong.join('\n')}`)
    },
  }
}

/** Ends the build if a chunk holds a module that matches, for instance after an update of a library. */
export function refuseModules(pattern: RegExp): Plugin {
  return {
    name: 'refuse-modules',
    generateBundle(_options, bundle) {
      const found = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.filter((id) => pattern.test(id)) : [],
      )
      if (found.length > 0) this.error(`The build holds what it must not:\n${found.slice(0, 5).join('\n')}`)
    },
  }
}
