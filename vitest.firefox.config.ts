import { defineConfig } from 'vitest/config';

// What is played in Firefox, by npm run test:firefox.
export default defineConfig({
  test: {
    name: 'firefox',
    include: ['e2e/firefox/*.test.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    isolate: false,
    // A real browser on a busy machine.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
