import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Pool } from 'pg';
import type { Accounts } from '../platform/accounts.ts';
import { loginName } from './accounts.ts';
import { callerAddress, FormRefused, isFromElsewhere, readForm, send } from './http.ts';
import type { Lockout } from './lockout.ts';
import { type LoginContextParts, profileFields } from './login-context.ts';
import { type Interaction, languageOf, type LoginPages, textOf } from './login-pages.ts';
import { type Language, messages } from './messages.ts';
import type { Passwords } from './passwords.ts';
import { register } from './register.ts';
import { type IdentitySettings, realmPath } from './settings.ts';
import { type ChainRequest, type SignInChain, STEP_PARAMETER } from './sign-in-chain.ts';
import { signIn } from './sign-in.ts';

export interface LoginActionParts {
  provider: Provider;
  settings: IdentitySettings;
  pool: Pool;
  accounts: Accounts;
  passwords: Passwords;
  lockout: Lockout;
  chain: SignInChain;
  pages: LoginPages;
  /** Queues a mail with a link for whoever has the name, if anybody. */
  sendResetLink(name: string, language: Language): Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const LONGEST_NAME = 254;

export const loginActionPath = (settings: IdentitySettings): string =>
  `${realmPath(settings)}/login-actions/authenticate/`;

/** Serves the sign-in and registration pages, and those of the steps that follow, and takes their forms. */
export function loginActions(parts: LoginActionParts) {
  const { provider, settings, log, chain, pages, lockout } = parts;

  async function takeSignIn(page: ChainRequest, form: URLSearchParams) {
    const username = form.get('username') ?? '';
    const isRemembered = ['on', 'true'].includes(form.get('rememberMe') ?? '');
    const address = callerAddress(page.request, settings.trustProxy);
    const outcome = await signIn(parts, { username, password: form.get('password') ?? '', address });
    const again = { pageId: 'login.ftl' as const, username, isRemembered };
    switch (outcome.kind) {
      case 'signed-in':
        return chain.begin(page, outcome.account.id, { amr: ['pwd'], isRemembered });
      case 'locked':
        log.warn({ address, until: outcome.until }, 'sign-in locked');
        return pages.showLocked(page, again, outcome.until);
      case 'refused': {
        const message = { type: 'error' as const, summary: messages[page.language].invalidCredentials };
        return pages.show(page, { ...again, message });
      }
    }
  }

  async function takeRegistration(page: ChainRequest, form: URLSearchParams) {
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
        return chain.begin(page, outcome.account.id, { amr: ['pwd'], isRemembered: false });
      case 'locked':
        return pages.showLocked(page, again, outcome.until);
      case 'refused':
        return pages.show(page, { ...again, fieldErrors: outcome.fieldErrors });
    }
  }

  /** Says and does the same whether anybody has the name or not. */
  async function takeResetRequest(page: ChainRequest, form: URLSearchParams) {
    const name = loginName((form.get('username') ?? '').slice(0, LONGEST_NAME));
    const texts = messages[page.language];
    const again = { pageId: 'login-reset-password.ftl' as const, username: name };
    if (name === '') return pages.show(page, { ...again, fieldErrors: { username: texts.emailMissing } });
    const lockedUntil = await lockout.beginAtAddress(callerAddress(page.request, settings.trustProxy));
    if (lockedUntil) return pages.showLocked(page, again, lockedUntil);
    await parts.sendResetLink(name, page.language);
    const message = { type: 'success' as const, summary: texts.resetMailSent };
    return pages.show(page, { pageId: 'login.ftl', username: name, message });
  }

  async function takeForm(page: ChainRequest) {
    const form = await readForm(page.request);
    switch (modeOf(page, settings)) {
      case 'step':
        return chain.take(page, form);
      case 'register':
        return takeRegistration(page, form);
      case 'reset':
        return takeResetRequest(page, form);
      case 'login':
        return takeSignIn(page, form);
    }
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    let interaction: Interaction;
    try {
      interaction = await provider.interactionDetails(request, response);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return pages.showExpired({ request, response, url, language: languageOf(request, url) }, 400);
    }
    const language = languageOf(request, url, interaction);
    const page: ChainRequest = { request, response, url, language, interaction };
    if (request.method === 'POST') {
      if (isFromElsewhere(request, settings.origins)) return pages.showExpired(page, 403);
      try {
        return await takeForm(page);
      } catch (error) {
        // Ended by somebody else meanwhile: signed out everywhere, or a new password.
        if (error instanceof errors.SessionNotFound) return pages.showExpired(page, 400);
        if (!(error instanceof FormRefused)) throw error;
        return send(response, error.status, '', { connection: 'close' });
      }
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, '', { allow: 'GET, HEAD, POST' });
    const mode = modeOf(page, settings);
    return mode === 'step' ? chain.show(page) : pages.show(page, firstPage(mode, interaction));
  };

  /** A link on the page decides; else how far the sign-in is, and what the app asked for. */
  function modeOf({ url, interaction }: ChainRequest, { registrationAllowed }: IdentitySettings) {
    const asked = ['login', 'register', 'reset'] as const;
    const chosen = asked.find((mode) => url.searchParams.has(mode));
    if (!chosen && (url.searchParams.has(STEP_PARAMETER) || chain.isUnderWay(interaction))) return 'step';
    const mode = chosen ?? (interaction.prompt.name === 'create' ? 'register' : 'login');
    return mode === 'register' && !registrationAllowed ? 'login' : mode;
  }
}

function firstPage(
  mode: 'login' | 'register' | 'reset',
  { params }: Interaction,
): Omit<LoginContextParts, 'language'> {
  const hint = textOf(params['login_hint']);
  if (mode === 'login') return { pageId: 'login.ftl', username: hint };
  if (mode === 'reset') return { pageId: 'login-reset-password.ftl', username: hint };
  // An invitation fills in what it knows.
  const profile = Object.fromEntries(profileFields.map((field) => [field, textOf(params[field])]));
  return { pageId: 'register.ftl', profile: { ...profile, email: profile['email'] || hint } };
}
