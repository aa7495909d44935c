import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the icon into the page: half a kilobyte is not worth a request. */
export function inlineIcon(file: string): Plugin {
  return {
    name: 'writdesk:inline-icon',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: {
          rel: 'icon',
          type: 'image/svg+xml',
          href: `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}`,
        },
        injectTo: 'head',
      },
    ],
  };
}
