import type { Plugin } from 'vite';

/** Adds a preload link for the one font file that every first screen needs; `name` is its file name without hash. */
export function preloadFont(name: string): Plugin {
  return {
    name: 'writdesk:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((key) => key.includes(name) && key.endsWith('.woff2'));
        if (!file) throw new Error(`No font file ${name} in the build.`);
        return {
          html,
          tags: [
            {
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
