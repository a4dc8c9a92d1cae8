/**
 * Runs one program and ends it when our standard input closes. The kernel closes that pipe when the
 * process that started us dies, even by kill -9, so the program can never outlive it.
 *
 * Usage: node guard.ts <program> [arguments]. Prints the program's process id on its first line.
 */
import { spawn } from 'node:child_process'

const graceMilliseconds = 1500
const [program, ...programArguments] = process.argv.slice(2)
if (!program) throw new Error('guard.ts needs a program to run')

const child = spawn(program, programArguments, { stdio: ['ignore', 'ignore', 'inherit'] })
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(127)
})
child.once('exit', (code) => process.exit(code ?? 1))
process.stdout.write(`${child.pid}\n`)

function stop(): void {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), graceMilliseconds).unref()
}

process.stdin.resume()
process.stdin.once('end', stop)
process.stdin.once('error', stop)
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
