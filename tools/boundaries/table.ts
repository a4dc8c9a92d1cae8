/**
 * Who may import whom, as data. A pattern's `{name}` stands for one folder and must be the same folder on
 * both sides, so a new feature is covered the day its folder is made. The first rule that fits a file is its
 * room; a room may always import itself.
 */
export type Rule = {
  room: string
  /** Beside its own room. */
  may: string[]
  /** Importable as types only. */
  mayAsTypes?: string[]
}

const wholeServer = ['server/**', 'site/**', 'protocol/**']

export const table: Rule[] = [
  { room: 'site/**', may: [] },
  { room: 'contracts/**', may: [] },
  { room: 'protocol/**', may: ['contracts/generated/*-abi.ts'] },

  // A test may start whatever its subject stands on, but not reach into a neighbouring feature.
  {
    room: 'server/src/features/{feature}/**/*.test.ts',
    may: [
      'server/src/features/{feature}/**',
      'server/src/adapters/**',
      'server/src/*',
      'server/test/**',
      'protocol/**',
      'sandbox/**',
      'site/**',
      'contracts/**',
    ],
  },
  { room: 'server/src/features/{feature}/**', may: ['protocol/**'], mayAsTypes: ['server/src/adapters/**'] },
  { room: 'server/src/**/*.test.ts', may: [...wholeServer, 'sandbox/**', 'contracts/**'] },
  { room: 'server/test/**', may: [...wholeServer, 'sandbox/**', 'contracts/**'] },
  { room: 'server/src/adapters/**', may: ['protocol/**'] },
  // Sandbox mode is the one way in: nothing else of the server knows that it exists.
  { room: 'server/src/outside-world.ts', may: [...wholeServer, 'sandbox/src/start-sandbox.ts'] },
  { room: 'server/**', may: wholeServer },

  { room: 'web/styles/**', may: [] },
  { room: 'web/ui/**', may: ['web/styles/**'] },
  { room: 'web/features/{feature}/**', may: ['web/ui/**', 'web/styles/**', 'protocol/**', 'site/**'] },
  { room: 'web/**', may: ['web/**', 'protocol/**', 'site/**'] },

  { room: 'sandbox/**', may: ['contracts/**', 'protocol/**'] },
  { room: 'e2e/**', may: ['protocol/**', 'site/**', 'sandbox/**', 'contracts/generated/**'] },
  { room: 'bench/**', may: ['protocol/**', 'site/**', 'sandbox/**', 'contracts/generated/**'] },
  { room: 'tools/**', may: ['site/**'] },
  { room: 'art/**', may: ['site/**', 'tools/bootstrap/find-browser.mjs'] },
  { room: '*', may: [] },
]
