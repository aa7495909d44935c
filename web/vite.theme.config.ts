import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the login screens alone, for the Keycloak theme that scripts/theme.mjs packs. */
export default defineConfig({
  root,
  plugins: [react()],
  // A theme's files lie at an address that only Keycloak knows: they find one another from where they are.
  base: './',
  publicDir: false,
  build: {
    // Outside of web/: what is built there belongs to the app.
    outDir: '../.cache/keycloak-theme',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: false,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/login/theme.ts' },
  },
});
