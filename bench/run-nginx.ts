import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Nginx = { pid: number; stop: () => Promise<void> }

interface NginxOptions {
  /** A configuration with blanks such as {folder}. */
  template: string
  /** Where it keeps its files. */
  folder: string
  port: number
  /** What fills the other blanks. */
  blanks?: Record<string, string | number>
}

/** Runs nginx, and waits until it takes connections at its port. */
export async function runNginx({ template, folder, port, blanks }: NginxOptions): Promise<Nginx> {
  const values: Record<string, string | number> = { folder, port, ...blanks }
  const configuration = await readFile(template, 'utf8')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    configuration.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  )
  const nginx = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: 'inherit' })
  const exited = once(nginx, 'exit')
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    pid: Number(nginx.pid),
    stop: async () => {
      nginx.kill('SIGTERM')
      await exited
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
