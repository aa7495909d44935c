// The login screens alone, as the theme of a Keycloak realm: its page holds the context, and there is no app behind it.
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import { applyLocale } from '../shared/i18n/locale.ts';
import { applyScheme } from '../theme/color-scheme.ts';
import type { KcContext } from './kc-context.ts';
import { joinsInThisTab } from './joins-in-tab.ts';
import { showLogin } from './show-login.tsx';

applyScheme();
applyLocale();
const root = document.getElementById('root');
if (root && window.kcContext) {
  fillFromInvite(window.kcContext);
  showLogin(root, { ...window.kcContext, joinsByInvite: joinsInThisTab(window.kcContext, location.search) });
}

/** What an invite knows comes in the address of the registration; Keycloak leaves it there and fills in nothing. */
function fillFromInvite({ pageId, profile }: KcContext): void {
  if (pageId !== 'register.ftl') return;
  const known = new URLSearchParams(location.search);
  for (const [name, attribute] of Object.entries(profile?.attributesByName ?? {}))
    attribute.value ||= known.get(name) ?? '';
}
