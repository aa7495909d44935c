import { randomBytes } from 'node:crypto';
import { noEval } from '../../platform/http/web-app.ts';
import type { LoginContext } from './login-context.ts';

/** Gives the web app's page with the context in it; the app has the page, and calls `injectLoginContext`. */
export type RenderPage = (context: LoginContext, nonce: string) => string | Promise<string>;

export interface RenderedPage {
  html: string;
  headers: Record<string, string>;
}

/** A sign-in page with the headers it needs. */
export async function renderLoginPage(renderPage: RenderPage, context: LoginContext): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64');
  return { html: await renderPage(context, nonce), headers: pageHeaders(nonce) };
}

/**
 * Puts the context where the page's scripts find it, before all of them.
 * @param html the built index.html, with a plain `<head>`.
 * @throws Error when the page has no `<head>`: the app would start instead of the sign-in page.
 */
export function injectLoginContext(html: string, context: LoginContext, nonce: string): string {
  if (!html.includes('<head>'))
    throw new Error('The web app’s page has no <head> to put the sign-in context in.');
  // A "<" could end the script element, whatever a person typed as a username.
  const json = JSON.stringify(context).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '<head>',
    () => `<head><script nonce="${nonce}">${noEval}window.kcContext=${json}</script>`,
  );
}

// No form-action: Chromium applies it to the redirects after the form, which end on the app's origin.
// Referrer same-origin, not none: with none browsers send "Origin: null" with the form.
function pageHeaders(nonce: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
