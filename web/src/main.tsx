import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { startApp } from './app/start-app.tsx';
import { applyLocale } from './shared/i18n/locale.ts';
import { applyScheme } from './theme/color-scheme.ts';

applyScheme();
applyLocale();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const late = document.getElementById('late');
late?.remove();

try {
  // A login context in the page means that the identity provider asked for a login screen: no app then.
  if (window.kcContext) {
    const { showLogin } = await import('./login/show-login.tsx');
    showLogin(root, window.kcContext);
  } else {
    await startApp(root);
  }
} catch (error) {
  // The connection broke while the app was loading, and no other file may come: the sentence is in index.html.
  root.replaceChildren(late ?? '');
  addEventListener('online', () => location.reload());
  throw error;
}
