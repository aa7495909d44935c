// The login screens alone, as the theme of a Keycloak realm: its page holds the context, and there is no app behind it.
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import { applyLocale } from '../shared/i18n/locale.ts';
import { applyScheme } from '../theme/colour-scheme.ts';
import { showLogin } from './show-login.tsx';

applyScheme();
applyLocale();
const root = document.getElementById('root');
if (root && window.kcContext) showLogin(root, window.kcContext);
