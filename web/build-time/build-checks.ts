import { validateSite } from '@network-site/site/validation/validate-site'
import type { Plugin } from 'vite'

/** Fails the build on invalid values in `site/`, listing file and field of each. */
export function validateSiteFiles(validate = () => validateSite()): Plugin {
  return {
    name: 'validate-site-files',
    buildStart() {
      const problems = validate()
      if (problems.length > 0) this.error(`The site cannot be built:\n${problems.join('\n')}`)
    },
  }
}

/** Fails the build if a chunk contains a matching module, which a library update may pull in. */
export function forbidModules(pattern: RegExp): Plugin {
  return {
    name: 'forbid-modules',
    generateBundle(_options, bundle) {
      const found = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.filter((id) => pattern.test(id)) : [],
      )
      if (found.length > 0) this.error(`The build contains forbidden modules:\n${found.slice(0, 5).join('\n')}`)
    },
  }
}
