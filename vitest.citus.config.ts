import { defineConfig } from 'vitest/config';

// What npm run test:citus plays on a Citus cluster: the same HTTP suites, and a worker that is killed in the middle.
export default defineConfig({
  test: {
    name: 'citus',
    include: [
      'server/**/*.citus.test.ts',
      'server/test/{tenancy,sweep}.test.ts',
      'server/src/case-service/{cases,counters,dockets,ethical-walls,recounts,moved-dates,invoices}/*.test.ts',
      'server/src/platform/{audit,jobs,live}/*.test.ts',
      'server/src/platform/db/{row-level-security,transact}.test.ts',
      'server/src/user-service/notifications/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.unit.test.ts'],
    globalSetup: ['server/test/citus-setup.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
