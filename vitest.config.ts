import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.mjs';

// Four ways to test: rules alone, HTTP on a real database, days of a whole firm, and journeys in a real browser.
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'contract/**/*.test.ts',
            'server/**/*.unit.test.ts',
            'web/**/*.test.{ts,tsx}',
            'year/**/*.unit.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Five seconds are little where the machine is busy with databases and browsers.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'http',
          // A worker's files share what they import, a third of the time; each has a database and a server of its own.
          isolate: false,
          // Node reads TypeScript itself: nothing is compiled on the way to the workers, and the code that runs is the server's own.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/*.unit.test.ts',
            '**/*.keycloak.test.ts',
            '**/*.fuzz.test.ts',
            '**/*.citus.test.ts',
            '**/*.papers.test.ts',
            '**/*.money.test.ts',
          ],
          globalSetup: ['server/test/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Days of a firm, played on a Writdesk of its own whose time the player moves.
          name: 'year',
          include: ['year/year.test.ts'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'e2e/keycloak/**', 'e2e/firefox/**'],
          globalSetup: ['e2e/global-setup.ts'],
          setupFiles: ['e2e/support/show-failure.ts'],
          // A worker's journeys share one browser and one running Writdesk.
          isolate: false,
          sequence: { hooks: 'list' },
          // A real browser on a busy machine: what fails once is played once more, and still reported by show-failure.
          retry: 1,
          // As long as a page may take where two journeys share the machine; what is there at once is found at once.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
