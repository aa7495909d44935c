import { defineConfig } from 'vitest/config';

// What is played on a real Keycloak, by npm run test:keycloak: the accounts, and the sign-in in a real browser.
export default defineConfig({
  test: {
    name: 'keycloak',
    include: ['server/**/*.keycloak.test.ts', 'e2e/session*.test.ts', 'e2e/keycloak/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['e2e/keycloak/global-setup.ts'],
    setupFiles: ['e2e/support/show-failure.ts'],
    sequence: { hooks: 'list' },
    fileParallelism: false,
    maxWorkers: 1,
    isolate: false,
    // A real browser on a busy machine: what fails once is played once more, and still reported by show-failure.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
