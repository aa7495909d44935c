import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Pool } from 'pg';
import type { Clock } from '../platform/clock.ts';
import type { Account } from '../platform/accounts.ts';
import type { Accounts } from '../platform/accounts.ts';
import { callerAddress, cookieOf, FormRefused, isFromElsewhere, readForm, send } from './http.ts';
import { knownLanguage, LANGUAGE_COOKIE, pickLanguage } from './language.ts';
import type { Lockout } from './lockout.ts';
import { loginContext, type LoginContextParts, profileFields } from './login-context.ts';
import { renderLoginPage, type RenderPage } from './login-page.ts';
import { type Language, messages } from './messages.ts';
import type { Passwords } from './passwords.ts';
import { register } from './register.ts';
import { type IdentitySettings, realmPath } from './settings.ts';
import { signIn } from './sign-in.ts';

export interface LoginActionParts {
  provider: Provider;
  settings: IdentitySettings;
  pool: Pool;
  accounts: Accounts;
  passwords: Passwords;
  lockout: Lockout;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  renderPage: RenderPage;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  language: Language;
  interaction: Interaction;
}

export const loginActionPath = (settings: IdentitySettings): string =>
  `${realmPath(settings)}/login-actions/authenticate/`;

/** Serves the sign-in and registration pages and takes their forms. */
export function loginActions(parts: LoginActionParts) {
  const { provider, settings, log, clock } = parts;

  async function show(
    page: PageRequest,
    context: Omit<LoginContextParts, 'language'>,
    status = 200,
    headers = {},
  ) {
    const { response, language, url } = page;
    const isLanguageChosen = url.searchParams.has('kc_locale');
    const rendered = await renderLoginPage(
      parts.renderPage,
      loginContext(settings, { ...context, language, path: url.pathname, isLanguageChosen }),
    );
    const cookie: Record<string, string> = isLanguageChosen
      ? {
          'set-cookie': `${LANGUAGE_COOKIE}=${language}; Path=${realmPath(settings)}; SameSite=Lax; HttpOnly`,
        }
      : {};
    send(response, status, rendered.html, { ...rendered.headers, ...cookie, ...headers });
  }

  async function showError(request: IncomingMessage, response: ServerResponse, url: URL, status: number) {
    const language = languageOf(request, url);
    const message = { type: 'error' as const, summary: messages[language].expired };
    const context = loginContext(settings, { pageId: 'error.ftl', language, message });
    const rendered = await renderLoginPage(parts.renderPage, context);
    send(response, status, rendered.html, rendered.headers);
  }

  async function showLocked(page: PageRequest, context: Omit<LoginContextParts, 'language'>, until: Date) {
    const seconds = Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1_000));
    const summary = messages[page.language].locked(Math.ceil(seconds / 60));
    const headers = { 'retry-after': String(seconds) };
    return show(page, { ...context, message: { type: 'error', summary } }, 429, headers);
  }

  async function finish({ request, response }: PageRequest, account: Account, isRemembered: boolean) {
    const login = { accountId: account.id, amr: ['pwd'], remember: isRemembered };
    await provider.interactionFinished(
      request,
      response,
      { create: {}, login },
      { mergeWithLastSubmission: false },
    );
  }

  async function takeSignIn(page: PageRequest, form: URLSearchParams) {
    const username = form.get('username') ?? '';
    const isRemembered = ['on', 'true'].includes(form.get('rememberMe') ?? '');
    const address = callerAddress(page.request, settings.trustProxy);
    const outcome = await signIn(parts, { username, password: form.get('password') ?? '', address });
    const again = { pageId: 'login.ftl' as const, username, isRemembered };
    switch (outcome.kind) {
      case 'signed-in':
        log.info({ accountId: outcome.account.id }, 'signed in');
        return finish(page, outcome.account, isRemembered);
      case 'locked':
        log.warn({ address, until: outcome.until }, 'sign-in locked');
        return showLocked(page, again, outcome.until);
      case 'refused': {
        const message = { type: 'error' as const, summary: messages[page.language].invalidCredentials };
        return show(page, { ...again, message });
      }
    }
  }

  async function takeRegistration(page: PageRequest, form: URLSearchParams) {
    const given = (name: string) => form.get(name) ?? '';
    const profile = { firstName: given('firstName'), lastName: given('lastName'), email: given('email') };
    const registration = {
      ...profile,
      password: given('password'),
      passwordConfirm: given('password-confirm'),
    };
    const address = callerAddress(page.request, settings.trustProxy);
    const outcome = await register(parts, registration, address, messages[page.language]);
    const again = { pageId: 'register.ftl' as const, profile };
    switch (outcome.kind) {
      case 'registered':
        log.info({ accountId: outcome.account.id }, 'registered');
        return finish(page, outcome.account, false);
      case 'locked':
        return showLocked(page, again, outcome.until);
      case 'refused':
        return show(page, { ...again, fieldErrors: outcome.fieldErrors });
    }
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    let interaction: Interaction;
    try {
      interaction = await provider.interactionDetails(request, response);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return showError(request, response, url, 400);
    }
    const language = languageOf(request, url, interaction);
    const page: PageRequest = { request, response, url, language, interaction };
    const isRegistration = wantsRegistration(url, interaction) && settings.registrationAllowed;
    if (request.method === 'POST') {
      if (isFromElsewhere(request, settings.origins)) return showError(request, response, url, 403);
      try {
        const form = await readForm(request);
        return await (isRegistration ? takeRegistration(page, form) : takeSignIn(page, form));
      } catch (error) {
        if (!(error instanceof FormRefused)) throw error;
        return send(response, error.status, '', { connection: 'close' });
      }
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, '', { allow: 'GET, HEAD, POST' });
    return show(page, firstPage(isRegistration, interaction));
  };
}

function firstPage(isRegistration: boolean, { params }: Interaction): Omit<LoginContextParts, 'language'> {
  const hint = textOf(params['login_hint']);
  if (!isRegistration) return { pageId: 'login.ftl', username: hint };
  // An invitation fills in what it knows.
  const profile = Object.fromEntries(profileFields.map((field) => [field, textOf(params[field])]));
  return { pageId: 'register.ftl', profile: { ...profile, email: profile['email'] || hint } };
}

/** A link on the page decides; else what the app asked for. */
function wantsRegistration(url: URL, { prompt }: Interaction): boolean {
  if (url.searchParams.has('register')) return true;
  return prompt.name === 'create' && !url.searchParams.has('login');
}

function languageOf(request: IncomingMessage, url: URL, interaction?: Interaction): Language {
  return pickLanguage({
    chosen: knownLanguage(url.searchParams.get('kc_locale')),
    uiLocales: textOf(interaction?.params['ui_locales']),
    cookie: cookieOf(request, LANGUAGE_COOKIE),
    acceptLanguage: request.headers['accept-language'],
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '');
