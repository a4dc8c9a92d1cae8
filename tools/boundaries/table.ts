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
/** What a test of the server may start beside its subject. */
const testFoundations = [
  'server/src/chain-sender/**',
  'server/src/mint-index/**',
  'server/src/route-schema/**',
  'server/src/adapters/**',
  'server/src/*',
  'server/test/**',
  'protocol/**',
  'sandbox/**',
  'site/**',
  'contracts/**',
]

export const table: Rule[] = [
  { files: 'site/**', mayImport: [] },
  { files: 'contracts/**', mayImport: [] },
  { files: 'protocol/**', mayImport: ['contracts/generated/*-abi.ts'] },

  // A feature's test may start whatever the feature stands on, but not import another feature.
  {
    files: 'server/src/features/{feature}/**/*.test.ts',
    mayImport: ['server/src/features/{feature}/**', ...testFoundations],
  },
  {
    files: 'server/src/features/{feature}/**',
    mayImport: [
      'protocol/**',
      'site/**',
      'server/src/chain-sender/**',
      'server/src/mint-index/**',
      'server/src/route-schema/**',
    ],
    mayImportTypes: ['server/src/adapters/**'],
  },
  { files: 'server/src/chain-sender/**/*.test.ts', mayImport: testFoundations },
  { files: 'server/src/chain-sender/**', mayImport: ['protocol/**'], mayImportTypes: ['server/src/adapters/**'] },
  { files: 'server/src/mint-index/**/*.test.ts', mayImport: testFoundations },
  {
    files: 'server/src/mint-index/**',
    mayImport: ['protocol/**', 'server/src/chain-sender/**'],
    mayImportTypes: ['server/src/adapters/**'],
  },
  { files: 'server/src/route-schema/**/*.test.ts', mayImport: testFoundations },
  { files: 'server/src/route-schema/**', mayImport: ['protocol/**'] },
  { files: 'server/src/**/*.test.ts', mayImport: [...wholeServer, 'sandbox/**', 'contracts/**'] },
  { files: 'server/test/**', mayImport: [...wholeServer, 'sandbox/**', 'contracts/**'] },
  { files: 'server/src/adapters/**', mayImport: ['protocol/**'] },
  // The only file of the server that imports the sandbox.
  { files: 'server/src/external-services.ts', mayImport: [...wholeServer, 'sandbox/src/start-sandbox.ts'] },
  { files: 'server/**', mayImport: wholeServer },

  { files: 'web/styles/**', mayImport: [] },
  { files: 'web/ui/**', mayImport: ['web/styles/**'] },
  { files: 'web/features/{feature}/**', mayImport: ['web/ui/**', 'web/styles/**', 'protocol/**', 'site/**'] },
  { files: 'web/inline/**', mayImport: [], mayImportTypes: ['web/features/downloads/**'] },
  {
    files: 'web/build-time/**',
    mayImport: ['site/**', 'web/ui/picture-widths.ts'],
    mayImportTypes: ['web/entry.server.tsx'],
  },
  {
    files: 'web/app-shell/**',
    mayImport: ['web/features/**', 'web/ui/**', 'web/styles/**', 'protocol/**', 'site/**'],
  },
  { files: 'web/**', mayImport: ['web/**', 'protocol/**', 'site/**'] },

  { files: 'sandbox/**', mayImport: ['contracts/**', 'protocol/**'] },
  {
    files: 'e2e/pictures/**',
    mayImport: ['e2e/**', 'site/**', 'tools/bootstrap/find-browser.mjs'],
  },
  {
    files: 'e2e/**',
    mayImport: [
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
    mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'server/test/**', 'server/src/adapters/**'],
  },
  {
    files: 'bench/record/**',
    mayImport: [
      'protocol/**',
      'sandbox/**',
      'site/**',
      'bench/**',
      'server/src/adapters/**',
      'server/src/mint-index/**',
    ],
  },
  { files: 'bench/pooler/**', mayImport: ['protocol/**', 'sandbox/**', 'server/src/adapters/**'] },
  {
    files: 'bench/growth/**',
    mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'bench/**', 'server/src/adapters/**'],
  },
  // They have the server's tests write a history.
  ...['bench/leaderboard/**', 'bench/quests/**'].map((files) => ({
    files,
    mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'bench/**', 'server/test/**', 'server/src/adapters/**'],
  })),
  { files: 'bench/**', mayImport: ['protocol/**', 'site/**', 'sandbox/**', 'contracts/generated/**'] },
  // A starting site needs the width of its logo, and a letter for its mark.
  {
    files: 'tools/new-network/**',
    mayImport: ['tools/bootstrap/**', 'site/**', 'art/brand/lockup.ts', 'art/brand/lettering.ts'],
  },
  // They ask a whole server what it says.
  { files: 'tools/deploy/*.chain.test.ts', mayImport: ['tools/deploy/**', 'server/test/**'] },
  { files: 'tools/**', mayImport: ['site/**'] },
  { files: 'art/**', mayImport: ['site/**', 'tools/bootstrap/find-browser.mjs'] },
  { files: '*', mayImport: [] },
]
