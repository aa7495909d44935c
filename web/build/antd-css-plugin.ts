import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const virtualId = 'virtual:antd.css';
const run = promisify(execFile);

/**
 * Serves `virtual:antd.css`: the style rules of exactly those Ant Design components that `src` imports, in the
 * cascade layer `antd`, so that rules of ours outside a layer win without tricks.
 * A component first used while the development server runs is styled after its restart.
 */
export function antdCss(root: string): Plugin {
  return {
    name: 'writdesk:antd-css',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const names = await importedComponents(path.join(root, 'src'));
      const { stdout } = await run(
        process.execPath,
        [path.join(root, 'build/extract-antd-css.mjs'), ...names],
        { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 16 * 1024 * 1024 },
      );
      return { code: `@layer base, antd;\n@layer antd {\n${stdout}\n}`, map: null };
    },
  };
}

/** The names in every `import { … } from 'antd'` under a folder, sorted; types are left out. */
async function importedComponents(folder: string): Promise<string[]> {
  const names = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
    for (const [, list = ''] of text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'antd'/g)) {
      for (const item of list.split(',')) {
        const name = item.trim().split(/\s+as\s+/)[0] ?? '';
        // `type SelectProps` is no component.
        if (/^[A-Z]/.test(name)) names.add(name);
      }
    }
  }
  return [...names].sort();
}
