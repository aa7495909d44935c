import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installed, root } from './paths.mjs';
import { Refusal, step } from './progress.mjs';
import { capture, withTools } from './run.mjs';
import { zip } from './zip.mjs';

const NAME = 'writdesk';
const ENTRY = 'src/login/theme.ts';
const templates = join(root, 'deploy/keycloak-theme');
const built = join(root, '.cache/keycloak-theme');

/** The jar that `npm run theme` writes; it goes into Keycloak's folder `providers`. */
export const themeJar = join(built, 'writdesk-theme.jar');

/** Builds the login screens and packs them with their templates as a Keycloak theme. @returns the jar's path */
export async function buildTheme(node) {
  await step('Building the login screens as a Keycloak theme', async () => {
    const args = [installed('vite/bin/vite.js'), 'build', '--config', 'vite.theme.config.ts'];
    const { code, output } = await capture(node, args, {
      cwd: join(root, 'web'),
      env: withTools({ NODE_ENV: 'production' }),
    });
    if (code !== 0) throw new Refusal(`The theme could not be built:\n${output}`);
    mkdirSync(dirname(themeJar), { recursive: true });
    writeFileSync(themeJar, zip(themeFiles()));
  });
  return themeJar;
}

function themeFiles() {
  const theme = `theme/${NAME}/login`;
  const manifest = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'));
  const { file, css = [] } = manifest[ENTRY];
  const [style, ...more] = css;
  if (!style || more.length > 0)
    throw new Refusal(`The theme has ${css.length} style sheets, its page takes one.`);
  const properties = `${readFileSync(join(templates, 'theme.properties'), 'utf8')}writdeskScript=${file}\nwritdeskStyle=${style}\n`;
  const themes = { themes: [{ name: NAME, types: ['login'] }] };
  return [
    { name: 'META-INF/keycloak-themes.json', data: Buffer.from(JSON.stringify(themes)) },
    { name: `${theme}/theme.properties`, data: Buffer.from(properties) },
    ...namesIn(templates, '.ftl').map((name) => ({
      name: `${theme}/${name}`,
      data: readFileSync(join(templates, name)),
    })),
    ...namesIn(join(built, 'assets'), '').map((name) => ({
      name: `${theme}/resources/assets/${name}`,
      data: readFileSync(join(built, 'assets', name)),
    })),
    { name: `${theme}/resources/favicon.svg`, data: readFileSync(join(root, 'web/public/favicon.svg')) },
  ];
}

const namesIn = (folder, ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
