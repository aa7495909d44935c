// npm run theme: the login screens as a theme for Keycloak, in .cache/keycloak-theme/writdesk-theme.jar.
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { buildTheme } from './lib/keycloak-theme.mjs';
import { command } from './lib/progress.mjs';

await command(async () => {
  console.log(await buildTheme(await ensureInstalled()));
});
