/**
 * Who may import whom, as data. A pattern's `{name}` stands for one folder and must be the same folder on
 * both sides, so a new feature is covered the day its folder is made. The first rule that matches a file applies;
 * the files of a rule may always import each other.
 */
export type Rule = {
  files: string
  /** Beside the files of the same rule. */
  mayImport: string[]
  /** Importable as types only. */
  mayImportTypes?: string[]
}

const wholeServer = ['server/**', 'site/**', 'protocol/**']
const anythingForTests = [...wholeServer, 'sandbox/**', 'contracts/**']
const serverFoundations = [
  'server/src/http/**',
  'server/src/lib/**',
  'server/src/transactions/**',
  'server/src/mint-index/**',
]

export const table: Rule[] = [
  { files: 'site/**', mayImport: [] },
  { files: 'contracts/**', mayImport: [] },
  { files: 'protocol/**', mayImport: ['contracts/generated/*-abi.ts'] },

  // A feature's test may start whatever the feature builds on, but not import another feature.
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
  { files: 'server/test/**', mayImport: anythingForTests },
  {
    files: 'server/src/transactions/**',
    mayImport: ['protocol/**', 'server/src/lib/**'],
    mayImportTypes: ['server/src/services/**'],
  },
  {
    files: 'server/src/mint-index/**',
    mayImport: ['protocol/**', 'server/src/lib/**', 'server/src/transactions/**'],
    mayImportTypes: ['server/src/services/**'],
  },
  {
    files: 'server/src/http/**',
    mayImport: ['protocol/**', 'site/**', 'server/src/lib/**'],
    mayImportTypes: ['server/src/services/**'],
  },
  // The only file of the server that imports the sandbox.
  {
    files: 'server/src/services/external-services.ts',
    mayImport: [
      'protocol/**',
      'site/**',
      'server/src/services/**',
      'server/src/lib/**',
      'sandbox/src/start-sandbox.ts',
    ],
    mayImportTypes: ['server/src/env/**'],
  },
  {
    files: 'server/src/services/**',
    mayImport: ['protocol/**', 'server/src/lib/**'],
    mayImportTypes: ['server/src/env/**'],
  },
  { files: 'server/src/env/**', mayImport: ['protocol/**', 'server/src/lib/**'] },
  { files: 'server/src/lib/**', mayImport: ['protocol/**'] },
  { files: 'server/**', mayImport: wholeServer },

  { files: 'web/styles/**', mayImport: [] },
  { files: 'web/ui/**', mayImport: ['web/styles/**'] },
  { files: 'web/features/{feature}/**', mayImport: ['web/ui/**', 'web/styles/**', 'protocol/**', 'site/**'] },
  { files: 'web/inline/**', mayImport: [], mayImportTypes: ['web/features/downloads/**'] },
  {
    files: 'web/build-time/**',
    mayImport: ['site/**', 'web/ui/media-url.ts'],
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
      'protocol/**',
      'site/**',
      'sandbox/**',
      'contracts/generated/**',
      // Sites of tests start with a database that was made before.
      'server/test/pglite-template.ts',
    ],
  },
  // It runs the apps as processes, and reads the books as the server's tests do.
  {
    files: 'bench/rehearsal/**',
    mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'server/test/**', 'server/src/services/**'],
  },
  {
    files: 'bench/growth/**',
    mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'bench/**', 'server/src/services/**'],
  },
  // They have the server's tests write a history.
  ...['bench/leaderboard/**', 'bench/quests/**'].map((files) => ({
    files,
    mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'bench/**', 'server/test/**', 'server/src/services/**'],
  })),
  {
    files: 'bench/**',
    mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'contracts/generated/**', 'tools/bootstrap/find-browser.mjs'],
  },
  // A starting site needs colors, the width of its logo, and a letter for its mark.
  {
    files: 'tools/new-network/**',
    mayImport: ['tools/bootstrap/**', 'site/**', 'art/brand/lettering.ts', 'art/mix-color.ts'],
  },
  // They ask a whole server what it says.
  { files: 'tools/deploy/*.chain.test.ts', mayImport: ['tools/deploy/**', 'server/test/**'] },
  { files: 'tools/**', mayImport: ['site/**'] },
  { files: 'art/**', mayImport: ['site/**'] },
  { files: '*', mayImport: [] },
]
