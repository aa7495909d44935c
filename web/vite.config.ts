import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { antdCss } from './build/antd-css-plugin.ts';
import { inlineIcon } from './build/inline-icon-plugin.ts';
import { leaveOutJsonSchema } from './build/leave-out-json-schema-plugin.ts';
import { leaveOutOfAntd } from './build/leave-out-of-antd-plugin.ts';
import { leaveOutSummaries } from './build/leave-out-summaries-plugin.ts';
import { mapSlices } from './build/map-slices-plugin.ts';
import { mergedChunks } from './build/merged-chunks.ts';
import { precompress } from './build/precompress-plugin.ts';
import { preloadFont } from './build/preload-font-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Where the API and the identity provider answer while the app is served by Vite. */
const server = process.env['WRITDESK_SERVER'] ?? 'http://localhost:3000';

const config = {
  root,
  plugins: [
    react(),
    leaveOutJsonSchema(),
    leaveOutOfAntd(),
    leaveOutSummaries(),
    antdCss(root),
    mapSlices(),
    inlineIcon(`${root}public/favicon.svg`),
    preloadFont('ibm-plex-sans-latin-wght-normal'),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    // All styles are 30 KB: one request instead of one for each part of a page.
    cssCodeSplit: false,
    // A screen's parts are found once it has come: a list of them in advance would be 8 KB of every first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_url, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
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
} satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return config;
  const codeSplitting = await mergedChunks(config, root);
  const { rolldownOptions } = config.build;
  return {
    ...config,
    build: { ...config.build, rolldownOptions: { ...rolldownOptions, output: { codeSplitting } } },
  };
});
