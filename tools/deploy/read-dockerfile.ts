export type Copy = {
  /** The stage it comes from; absent where that is the repository. */
  from?: string
  sources: string[]
  target: string
}

export type Stage = {
  name: string
  base: string
  /** In their order. */
  steps: Array<{ copy: Copy } | { run: string }>
  /** Every other instruction, the last of each name: USER, CMD and so on. */
  settings: Record<string, string>
}

/** The stages of a Dockerfile. Understands what ours uses: continued lines, comments, ARG before the first FROM, COPY --from. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const defaults: Record<string, string> = {}
  for (const [word = '', rest = ''] of instructions(text)) {
    const stage = stages.at(-1)
    if (word === 'ARG' && !stage) {
      const [name = '', value = ''] = rest.split('=')
      defaults[name] = value
    } else if (word === 'FROM') {
      const [base = '', , name = 'last'] = rest.split(/\s+/)
      const image = base.replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => defaults[variable] ?? '')
      stages.push({ name, base: image, steps: [], settings: {} })
    } else if (!stage) {
      throw new Error(`${word} stands before the first FROM`)
    } else if (word === 'COPY') {
      stage.steps.push({ copy: readCopy(rest) })
    } else if (word === 'RUN') {
      stage.steps.push({ run: rest })
    } else {
      stage.settings[word] = rest
    }
  }
  return stages
}

function instructions(text: string): string[][] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => [line.split(' ')[0] ?? '', line.replace(/^\S+\s+/, '')])
}

function readCopy(rest: string): Copy {
  const words = rest.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  return { ...(from ? { from } : {}), sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}
