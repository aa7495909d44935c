import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Clock } from '../../platform/clock.ts';
import { cutText } from '../../platform/cut-text.ts';
import { secondsUntil } from '../../platform/http/refuse.ts';
import { cookieOf, send } from '../provider/http.ts';
import { knownLanguage, LANGUAGE_COOKIE, pickLanguage } from './language.ts';
import { loginContext, type LoginContextParts, pageAddress, stepMode } from './login-context.ts';
import { renderLoginPage, type RenderPage } from './login-page.ts';
import { type Language, messages } from './messages.ts';
import { type IdentitySettings, isByHttps, realmPath } from '../settings.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** A request for one of the sign-in pages. */
export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  language: Language;
}

type Page = Omit<LoginContextParts, 'language' | 'path' | 'isLanguageChosen'>;

export interface LoginPages {
  show(page: PageRequest, context: Page, status?: number, headers?: Record<string, string>): Promise<void>;
  /** Has the browser open a step's page at the address that names it. */
  leadTo(page: PageRequest, step: string): void;
  /** The same page again, with how long nothing may be tried. */
  showLocked(page: PageRequest, context: Page, until: Date): Promise<void>;
  /** The same page again, with how long no email is sent for this address. */
  showFull(page: PageRequest, context: Page, until: Date): Promise<void>;
  /** A page that can't be used any more, or never could. */
  showExpired(page: PageRequest, status: number): Promise<void>;
}

export function loginPages({
  settings,
  renderPage,
  clock,
}: {
  settings: IdentitySettings;
  renderPage: RenderPage;
  clock: Clock;
}): LoginPages {
  const isLanguageChosen = ({ searchParams }: URL) => searchParams.has('kc_locale');

  async function show(
    { response, language, url }: PageRequest,
    context: Page,
    status = 200,
    headers: Record<string, string> = {},
  ) {
    const isChosen = isLanguageChosen(url);
    const rendered = await renderLoginPage(
      renderPage,
      loginContext(settings, { ...context, language, path: url.pathname, isLanguageChosen: isChosen }),
    );
    const flags = `Path=${realmPath(settings)}; SameSite=Lax; HttpOnly${isByHttps(settings) ? '; Secure' : ''}`;
    const cookie: Record<string, string> = isChosen
      ? { 'set-cookie': `${LANGUAGE_COOKIE}=${language}; ${flags}` }
      : {};
    send(response, status, rendered.html, { ...rendered.headers, ...cookie, ...headers });
  }

  async function showRefused(
    page: PageRequest,
    context: Page,
    until: Date,
    say: (minutes: number) => string,
  ) {
    const seconds = secondsUntil(until, clock.now());
    const message = { type: 'error' as const, summary: say(Math.ceil(seconds / 60)) };
    await show(page, { ...context, message }, 429, { 'retry-after': String(seconds) });
  }

  return {
    show,
    leadTo({ response, language, url }, step) {
      const chosen = isLanguageChosen(url) ? language : undefined;
      send(response, 303, '', { location: pageAddress(url.pathname, stepMode(step), chosen) });
    },
    async showLocked(page, context, until) {
      await showRefused(page, context, until, messages[page.language].locked);
    },
    async showFull(page, context, until) {
      await showRefused(page, context, until, messages[page.language].mailsFull);
    },
    async showExpired({ response, language }, status) {
      const message = { type: 'error' as const, summary: messages[language].expired };
      const context = loginContext(settings, { pageId: 'error.ftl', language, message });
      const rendered = await renderLoginPage(renderPage, context);
      send(response, status, rendered.html, rendered.headers);
    },
  };
}

/** The language that a request asks for, in all the ways it may. */
export function languageOf(request: IncomingMessage, url: URL, interaction?: Interaction): Language {
  return pickLanguage({
    chosen: knownLanguage(url.searchParams.get('kc_locale')),
    uiLocales: textOf(interaction?.params['ui_locales']),
    cookie: cookieOf(request, LANGUAGE_COOKIE),
    acceptLanguage: request.headers['accept-language'],
  });
}

/** A parameter as text, none when it is of another kind. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? cutText(value, 254) : '');
