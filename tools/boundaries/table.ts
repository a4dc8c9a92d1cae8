/**
 * An import rule. `{name}` in a pattern matches one folder and must match the same folder on both sides, so the rules
 * cover new features. The first rule that matches a file applies; the files of a rule may import each other.
 */
export type Rule = {
  files: string
  mayImport: string[]
  mayImportTypes?: string[]
}

const wholeServer = ['server/**', 'site/**', 'protocol/**']
const anythingForTests = [...wholeServer, 'sandbox/**', 'contracts/**']
const commandLine = 'tools/bootstrap/command-line.mjs'
const serverFoundations = ['http', 'lib', 'transactions', 'mint-index'].map((name) => `server/src/${name}/**`)
const serviceTypes = { mayImportTypes: ['server/src/services/**'] }
const environmentTypes = { mayImportTypes: ['server/src/env/**'] }

export const table: Rule[] = [
  { files: 'site/**', mayImport: [] },
  { files: 'contracts/**', mayImport: [] },
  { files: 'protocol/**', mayImport: ['contracts/generated/*-abi.ts'] },

  // A feature's tests may use everything the feature builds on, but no other feature.
  {
    files: 'server/src/features/{feature}/**/*.test.ts',
    mayImport: [
      'server/src/features/{feature}/**',
      ...serverFoundations,
      'server/src/env/**',
      'server/src/services/**',
      'server/src/*',
      'server/test/**',
      'protocol/**',
      'sandbox/**',
      'site/**',
      'contracts/**',
    ],
  },
  {
    files: 'server/src/features/{feature}/**',
    mayImport: ['protocol/**', 'site/**', ...serverFoundations],
    mayImportTypes: ['server/src/services/**', 'server/src/env/**'],
  },
  { files: 'server/src/**/*.test.ts', mayImport: anythingForTests },
  { files: 'server/test/**', mayImport: [...anythingForTests, commandLine] },
  { files: 'server/src/transactions/**', mayImport: ['protocol/**', 'server/src/lib/**'], ...serviceTypes },
  {
    files: 'server/src/mint-index/**',
    mayImport: ['protocol/**', 'server/src/lib/**', 'server/src/transactions/**'],
    ...serviceTypes,
  },
  { files: 'server/src/http/**', mayImport: ['protocol/**', 'site/**', 'server/src/lib/**'], ...serviceTypes },
  // The only server file that imports the sandbox.
  {
    files: 'server/src/services/external-services.ts',
    mayImport: [
      'protocol/**',
      'site/**',
      'server/src/services/**',
      'server/src/lib/**',
      'sandbox/src/start-sandbox.ts',
    ],
    ...environmentTypes,
  },
  { files: 'server/src/services/**', mayImport: ['protocol/**', 'server/src/lib/**'], ...environmentTypes },
  { files: 'server/src/env/**', mayImport: ['protocol/**', 'server/src/lib/**'] },
  { files: 'server/src/lib/**', mayImport: ['protocol/**'] },
  { files: 'server/**', mayImport: wholeServer },

  { files: 'web/styles/**', mayImport: [] },
  { files: 'web/ui/**', mayImport: ['web/styles/**'] },
  { files: 'web/features/{feature}/**', mayImport: ['web/ui/**', 'web/styles/**', 'protocol/**', 'site/**'] },
  { files: 'web/inline/**', mayImport: [], mayImportTypes: ['web/features/downloads/**'] },
  {
    files: 'web/build-time/**',
    mayImport: ['site/**', 'protocol/**', 'web/ui/media-url.ts'],
    mayImportTypes: ['web/entry.server.tsx'],
  },
  {
    files: 'web/app-shell/**',
    mayImport: ['web/features/**', 'web/ui/**', 'web/styles/**', 'protocol/**', 'site/**'],
  },
  { files: 'web/vitest.config.ts', mayImport: ['web/**', 'tools/bootstrap/find-browser.mjs'] },
  { files: 'web/**', mayImport: ['web/**', 'protocol/**', 'site/**'] },

  { files: 'sandbox/**', mayImport: ['contracts/**', 'protocol/**'] },
  {
    files: 'e2e/**',
    mayImport: [
      'tools/bootstrap/find-browser.mjs',
      commandLine,
      'protocol/**',
      'site/**',
      'sandbox/**',
      'contracts/generated/**',
      // Test sites start from a prepared database.
      'server/test/pglite-template.ts',
    ],
  },
  // Runs the apps as processes and audits the database like the server's tests.
  // Tests the proxy in front of the server's own HTTP stack.
  {
    files: 'bench/rehearsal/deployment/start-proxy.test.ts',
    mayImport: ['bench/rehearsal/**', 'site/**', 'sandbox/**', 'server/src/http/**', 'server/src/services/**'],
  },
  {
    files: 'bench/rehearsal/**',
    mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'server/test/**', 'server/src/services/**', commandLine],
  },
  {
    files: 'bench/growth/**',
    mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'bench/**', 'server/src/services/**', commandLine],
  },
  // Uses the server's test helpers to write a history.
  ...['bench/leaderboard/**', 'bench/quests/**'].map((files) => ({
    files,
    mayImport: [
      'protocol/**',
      'site/**',
      'sandbox/**',
      'bench/**',
      'server/test/**',
      'server/src/services/**',
      commandLine,
    ],
  })),
  {
    files: 'bench/**',
    mayImport: [
      'protocol/**',
      'site/**',
      'sandbox/**',
      'contracts/generated/**',
      'tools/bootstrap/find-browser.mjs',
      commandLine,
    ],
  },
  // A starting site needs colors, the width of its logo, and a letter for its mark.
  {
    files: 'tools/new-network/**',
    mayImport: ['tools/bootstrap/**', 'site/**', 'art/brand/lettering.ts', 'art/mix-color.ts'],
  },
  // Reads the metrics of a running server.
  { files: 'tools/deploy/*.chain.test.ts', mayImport: ['tools/deploy/**', 'server/test/**', 'site/**'] },
  { files: 'tools/**', mayImport: ['site/**'] },
  { files: 'art/**', mayImport: ['site/**', 'tools/bootstrap/find-browser.mjs', commandLine] },
  { files: '*', mayImport: [] },
]
