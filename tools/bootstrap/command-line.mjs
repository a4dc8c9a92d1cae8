import { parseArgs } from 'node:util'

/**
 * Parses the arguments of an npm script. `--help` prints its usage, and invalid arguments print an error; both exit.
 * `positionals` names the arguments without dashes, if there can be any.
 *
 * @typedef {{ type: 'string' | 'boolean', multiple?: boolean, default?: string | boolean | string[], value?: string, about: string }} Option
 * @template {Record<string, Option>} Options
 * @param {{ command: string, about: string, options?: Options, positionals?: string }} script
 * @param {string[]} [args]
 * @returns {ReturnType<typeof parseArgs<{ args: string[], options: Options, allowPositionals: true }>>}
 */
export function readCommandLine(script, args = process.argv.slice(2)) {
  const options = { ...script.options, help: { type: 'boolean', about: 'show this help' } }
  try {
    const parsed = parseArgs({ args, options, allowPositionals: script.positionals !== undefined })
    if (!parsed.values.help) return parsed
    process.stdout.write(usageOf({ ...script, options }))
    return process.exit(0)
  } catch (error) {
    process.stderr.write(`${error.message}\nFor the options, run: ${script.command} -- --help\n`)
    return process.exit(1)
  }
}

function usageOf({ command, about, options, positionals }) {
  const rows = Object.entries(options).map(([name, { type, value = 'value', default: usual, about: meaning }]) => [
    type === 'boolean' ? `--${name}` : `--${name} ${value}`,
    usual === undefined || usual === false ? meaning : `${meaning} (default: ${[usual].flat().join(', ')})`,
  ])
  const width = Math.max(...rows.map(([option]) => option.length))
  const words = ['[options]', ...(positionals ? [positionals] : [])].join(' ')
  const lines = rows.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`)
  return `${command} -- ${words}\n\n${about}\n\n${lines.join('\n')}\n`
}
