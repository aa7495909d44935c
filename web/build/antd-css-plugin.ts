import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { pruneAntdCss } from './prune-antd-css.ts';

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
      const source = await sourceText(path.join(root, 'src'));
      const { stdout } = await run(
        process.execPath,
        [path.join(root, 'build/extract-antd-css.mjs'), ...importedComponents(source)],
        { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 16 * 1024 * 1024 },
      );
      const rules = pruneAntdCss(stdout, source);
      return { code: `@layer base, antd;\n@layer antd {\n${rules}\n}`, map: null };
    },
  };
}

/** The text of all TypeScript files under a folder. */
async function sourceText(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
  );
  return texts.join('\n');
}

/** The names in every `import { … } from 'antd'` of a text and of the folders whose parts it imports, sorted; types are left out. */
function importedComponents(source: string): string[] {
  const names = new Set<string>();
  for (const [, list = ''] of source.matchAll(/import\s*\{([^}]*)\}\s*from\s*'antd'/g)) {
    for (const item of list.split(',')) {
      const name = item.trim().split(/\s+as\s+/)[0] ?? '';
      // `type SelectProps` is no component.
      if (/^[A-Z]/.test(name)) names.add(name);
    }
  }
  for (const [, folder = ''] of source.matchAll(/from\s*'antd\/es\/(?!locale\/)([\w-]+)\//g))
    names.add(folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return [...names].sort();
}
