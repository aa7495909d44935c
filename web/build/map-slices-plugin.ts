import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { slicesOf, type Topology } from './map-slices.ts';

const require = createRequire(import.meta.url);
const MODULE = 'virtual:map-slices';
const RESOLVED = `\0${MODULE}`;
/** `/assets` of the development server leads to the API’s own. */
const DEVELOPMENT = '/map-slices/';

/** Cuts the borders of the United States into files that the map asks for one at a time; `virtual:map-slices` has their addresses. */
export function mapSlices(): Plugin {
  let texts: Map<string, string> | undefined;
  let isServing = false;
  const slices = () => {
    texts ??= new Map(
      [
        ...slicesOf(
          require('us-atlas/states-albers-10m.json') as Topology,
          require('us-atlas/counties-10m.json') as Topology,
        ),
      ].map(([name, slice]) => [name, JSON.stringify(slice)]),
    );
    return texts;
  };
  const fileOf = (name: string, text: string) =>
    `assets/map-${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  return {
    name: 'writdesk:map-slices',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const addresses = [...slices()].map(([name, text]) => [
        name,
        isServing ? `${DEVELOPMENT}${name}.json` : `/${fileOf(name, text)}`,
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(DEVELOPMENT)
          ? request.url.slice(DEVELOPMENT.length).replace('.json', '')
          : undefined;
        const text = name === undefined ? undefined : slices().get(name);
        if (text === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(text);
      });
    },
    generateBundle() {
      for (const [name, text] of slices())
        this.emitFile({ type: 'asset', fileName: fileOf(name, text), source: text });
    },
  };
}
