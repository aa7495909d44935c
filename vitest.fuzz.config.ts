import { defineConfig } from 'vitest/config';

// What is thrown at the whole API by npm run test:fuzz, as each role.
export default defineConfig({
  test: {
    name: 'fuzz',
    include: ['server/**/*.fuzz.test.ts'],
    globalSetup: ['server/test/support/global-setup.ts'],
    maxWorkers: 1,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
