import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdCss } from './build/antd-css-plugin.ts';
import { preloadFont } from './build/preload-font-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Where the API and the identity provider answer while the app is served by Vite. */
const server = process.env['WRITDESK_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  root,
  plugins: [react(), antdCss(root), preloadFont('ibm-plex-sans-latin-wght-normal')],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Warned about by scripts/lib/budgets.mjs instead, in gzip and per route.
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // Parts of Ant Design that do not say so in their package: modules of functions, dropped where unused. Its
        // form validator, for one, comes along with every input and is never called.
        moduleSideEffects: [{ test: /node_modules\/@(rc-component|ant-design)\//, sideEffects: false }],
      },
    },
  },
  // The login screens are pages of the identity provider: they come built, with their assets, from the server.
  server: { proxy: { '/api': server, '/realms': server, '/files': server, '/assets': server } },
});
