import { defineConfig } from 'vitest/config';

// What programs of others say of the PDFs that we make, asked by `npm run test:papers`.
export default defineConfig({
  test: {
    name: 'papers',
    include: ['server/**/*.papers.test.ts'],
    globalSetup: ['server/test/support/global-setup.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
