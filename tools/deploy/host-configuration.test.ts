import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

// Each program reads its own configuration. Where one is not installed, its tests are skipped.

const deploy = join(import.meta.dirname, '../../deploy')
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const isMissing = (program: string, flag = '--version') => spawnSync(program, [flag]).status !== 0

describe.skipIf(isMissing('promtool'))('promtool', () => {
  it('accepts the configuration and the alerts of Prometheus', () => {
    // Only paths inside the container differ.
    cpSync(join(deploy, 'prometheus'), join(folder, 'prometheus'), { recursive: true })
    writeFileSync(join(folder, 'metrics-token'), 'a token')
    const file = join(folder, 'prometheus/prometheus.yml')
    const text = readFileSync(file, 'utf8')
      .replaceAll('/etc/prometheus', join(folder, 'prometheus'))
      .replaceAll('/run/secrets', folder)
    writeFileSync(file, text)
    const { status, output } = run('promtool', 'check', 'config', file)
    expect(output).toMatch(/SUCCESS: \d+ rules found/)
    expect(status).toBe(0)
  })
})

describe.skipIf(isMissing('amtool'))('amtool', () => {
  const file = join(deploy, 'alertmanager/alertmanager.yml.example')

  it('accepts the configuration of Alertmanager', () => {
    expect(run('amtool', 'check-config', file).status).toBe(0)
  })

  it.each(['page', 'ticket'])('finds a route for alerts with the severity %s', (severity) => {
    const { output } = run('amtool', 'config', 'routes', 'test', `--config.file=${file}`, `severity=${severity}`)
    expect(output).toMatch(/^operators\n/)
  })
})

describe.skipIf(isMissing('systemd-analyze'))('systemd', () => {
  it.each(['site-server', 'site-relayer'])('accepts the unit %s and finds no privileges in it', (name) => {
    const unit = join(folder, `${name}.service`)
    const text = readFileSync(join(deploy, `systemd/${name}.service`), 'utf8')
    // This machine may have no Node at the unit's path.
    writeFileSync(unit, text.replace('/usr/local/bin/node', process.execPath))
    expect(run('systemd-analyze', 'verify', unit)).toEqual({ status: 0, output: '' })
    // Tenths of its exposure level; a unit without restrictions has 96.
    expect(run('systemd-analyze', 'security', '--offline=true', '--threshold=20', unit).status).toBe(0)
  })

  it.skipIf(isMissing('systemd-sysusers'))('creates a user for each unit', () => {
    const { status, output } = run('systemd-sysusers', '--dry-run', join(deploy, 'systemd/site.sysusers.conf'))
    expect(status).toBe(0)
    for (const name of ['site-server', 'site-relayer']) {
      expect(readFileSync(join(deploy, `systemd/${name}.service`), 'utf8')).toContain(`\nUser=${name}\n`)
      expect(output).toContain(name)
    }
  })
})

describe.skipIf(isMissing('rsyslogd', '-v'))('rsyslog', () => {
  it('accepts the configuration that ships the logs', () => {
    copyFileSync(join(deploy, 'logs/site.rsyslog.conf'), join(folder, 'site.conf'))
    writeFileSync(join(folder, 'main.conf'), `global(workDirectory="${folder}")\ninclude(file="${folder}/site.conf")\n`)
    const { status, output } = run('rsyslogd', '-N1', '-f', join(folder, 'main.conf'))
    expect(output).not.toMatch(/error/i)
    expect(status).toBe(0)
  })
})
