import { defineConfig } from 'vitest/config';

// What programs of others understand of the files that money leaves and comes in, asked by `npm run test:money`.
export default defineConfig({
  test: {
    name: 'money',
    include: ['server/**/*.money.test.ts'],
    globalSetup: ['server/test/support/global-setup.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
