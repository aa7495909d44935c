import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Pool } from 'pg';
import { cutText } from '../../platform/cut-text.ts';
import { findEnabledAccount } from '../accounts/account-queries.ts';
import { loginName } from '../accounts/accounts.ts';
import type { DeviceCookies } from '../lockout/device-cookie.ts';
import {
  callerAddress,
  FormRefused,
  isFromElsewhere,
  originIn,
  readForm,
  send,
  sendJson,
} from '../provider/http.ts';
import { FIRST_GENERATION } from '../provider/record-queries.ts';
import type { Lockout } from '../lockout/lockout.ts';
import { INVITE_FIELD, type LoginContextParts, profileFields, STEP_PARAMETER } from './login-context.ts';
import { type Interaction, languageOf, type LoginPages, textOf } from './login-pages.ts';
import { type Language, messages } from './messages.ts';
import type { Passkeys } from '../mfa/passkeys.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { ProofOfWork } from '../lockout/proof-of-work.ts';
import { register, type RegisterParts } from '../accounts/register.ts';
import { type IdentitySettings, realmPath } from '../settings.ts';
import type { ChainRequest, SignInChain } from './sign-in-chain.ts';
import { prepareSignIn, signIn } from './sign-in.ts';
import { challengeHolder, PASSKEY_AMR } from './steps/second-factor.ts';
import { verificationSent } from './steps/verify-email.ts';

export interface LoginActionParts extends RegisterParts {
  provider: Provider;
  settings: IdentitySettings;
  pool: Pool;
  passkeys: Passkeys;
  passwords: Passwords;
  lockout: Lockout;
  work: ProofOfWork;
  devices: DeviceCookies;
  /** Counts an email that a caller asks for. @returns until when no more is sent for them. */
  takeCallersMail(address: string): Promise<Date | null>;
  chain: SignInChain;
  pages: LoginPages;
  /** Queues an email with a link for whoever has the name, if anybody. */
  sendResetLink(name: string, language: Language): Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const LONGEST_NAME = 254;
const INVITE_CODE = /^[A-Za-z0-9]+$/;

export const loginActionPath = (settings: IdentitySettings): string =>
  `${realmPath(settings)}/login-actions/authenticate/`;

/** Serves the sign-in and registration pages, and those of the steps that follow, and takes their forms. */
export function loginActions(parts: LoginActionParts) {
  const { provider, settings, log, chain, pages, lockout, passkeys } = parts;

  /** The sign-in page, where a passkey may be shown instead of a password. */
  async function withPasskey(
    { interaction }: ChainRequest,
    context: Omit<LoginContextParts, 'language' | 'pageId'>,
  ): Promise<Omit<LoginContextParts, 'language'>> {
    const question = await passkeys.ask(parts.db, challengeHolder(interaction.uid));
    return { ...context, pageId: 'login.ftl', more: { enableWebAuthnConditionalUI: true, ...question } };
  }

  async function takePasskey(page: ChainRequest, form: URLSearchParams) {
    const address = callerAddress(page.request, settings.trustProxy);
    const attempt = await lockout.atAddress(address);
    if (attempt.lockedUntil) return pages.showLocked(page, await withPasskey(page, {}), attempt.lockedUntil);
    const shown = await passkeys.check(parts.db, form, challengeHolder(page.interaction.uid));
    const account = shown && (await findEnabledAccount(parts.pool, shown.accountId));
    if (!account) {
      log.info({ address, way: 'passkey' }, 'sign-in refused');
      const message = { type: 'error' as const, summary: messages[page.language].passkeyFailed };
      return pages.show(page, await withPasskey(page, { message }));
    }
    await attempt.succeeded();
    return chain.begin(page, account.id, {
      generation: shown.generation,
      amr: [...PASSKEY_AMR, 'mfa'],
      isRemembered: isRememberedIn(form),
    });
  }

  async function takeSignIn(page: ChainRequest, form: URLSearchParams) {
    if (form.get('credentialId')) return takePasskey(page, form);
    const username = form.get('username') ?? '';
    const isRemembered = isRememberedIn(form);
    const address = callerAddress(page.request, settings.trustProxy);
    const outcome = await signIn(parts, {
      username,
      password: form.get('password') ?? '',
      address,
      proof: form.get('proof') ?? '',
      deviceFor: (accountId) => parts.devices.of(page.request, accountId),
    });
    const again = { username, isRemembered };
    switch (outcome.kind) {
      case 'signed-in':
        return chain.begin(page, outcome.account.id, {
          generation: outcome.generation,
          amr: ['pwd'],
          isRemembered,
        });
      case 'locked':
        log.warn({ address, until: outcome.until }, 'sign-in locked');
        return pages.showLocked(page, await withPasskey(page, again), outcome.until);
      case 'work': {
        log.info({ address, way: 'password' }, 'sign-in asked for work');
        const message = { type: 'warning' as const, summary: messages[page.language].workNeeded };
        return pages.show(page, await withPasskey(page, { ...again, message }));
      }
      case 'refused': {
        log.info({ address, way: 'password' }, 'sign-in refused');
        const message = { type: 'error' as const, summary: messages[page.language].invalidCredentials };
        return pages.show(page, await withPasskey(page, { ...again, message }));
      }
    }
  }

  /** Asked by the page itself before it sends the sign-in form, so that nothing has to be typed twice. */
  async function prepare({ request, response }: ChainRequest, form: URLSearchParams) {
    const attempt = {
      username: (form.get('username') ?? '').slice(0, LONGEST_NAME),
      address: callerAddress(request, settings.trustProxy),
      deviceFor: (accountId: string) => parts.devices.of(request, accountId),
    };
    sendJson(response, 200, await prepareSignIn(parts, attempt, parts.clock.now()));
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
    const { uid: interactionId } = page.interaction;
    const inviteCode = inviteCodeOf(page.interaction);
    const outcome = await register(parts, registration, {
      address,
      interactionId,
      inviteCode,
      language: page.language,
      texts: messages[page.language],
    });
    const again = { pageId: 'register.ftl' as const, profile, passwordRequired: inviteCode !== undefined };
    switch (outcome.kind) {
      case 'registered':
        log.info({ accountId: outcome.accountId, address }, 'registered by an invite');
        return chain.begin(page, outcome.accountId, {
          generation: FIRST_GENERATION,
          amr: ['pwd'],
          isRemembered: false,
        });
      case 'waiting':
        log.info({ registrationId: outcome.registrationId, address }, 'registered, address unverified');
        return chain.begin(page, outcome.registrationId, {
          generation: FIRST_GENERATION,
          amr: ['pwd'],
          isRemembered: false,
          kept: verificationSent(parts.clock.now()),
        });
      case 'full':
        return pages.showFull(page, again, outcome.until);
      case 'refused':
        return pages.show(page, { ...again, fieldErrors: outcome.fieldErrors });
    }
  }

  /** Says and does the same whether anybody has the name or not. */
  async function takeResetRequest(page: ChainRequest, form: URLSearchParams) {
    const name = loginName(cutText(form.get('username') ?? '', LONGEST_NAME));
    const texts = messages[page.language];
    const again = { pageId: 'login-reset-password.ftl' as const, username: name };
    if (name === '') return pages.show(page, { ...again, fieldErrors: { username: texts.emailMissing } });
    const fullUntil = await parts.takeCallersMail(callerAddress(page.request, settings.trustProxy));
    if (fullUntil) return pages.showFull(page, again, fullUntil);
    await parts.sendResetLink(name, page.language);
    const message = { type: 'success' as const, summary: texts.resetMailSent };
    return pages.show(page, await withPasskey(page, { username: name, message }));
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
      case 'prepare':
        return prepare(page, form);
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
      if (isFromElsewhere(request, settings.origins)) {
        const address = callerAddress(request, settings.trustProxy);
        const origin = originIn(request.headers.origin);
        log.warn({ address, origin }, 'a form of another site was refused');
        return pages.showExpired(page, 403);
      }
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
    if (mode === 'step') return chain.show(page);
    const first = firstPage(mode, interaction);
    return pages.show(page, first.pageId === 'login.ftl' ? await withPasskey(page, first) : first);
  };

  /** A link on the page decides; else how far the sign-in is, and what the app asked for. */
  function modeOf({ url, interaction }: ChainRequest, { registrationAllowed }: IdentitySettings) {
    const asked = ['login', 'prepare', 'register', 'reset'] as const;
    const chosen = asked.find((mode) => url.searchParams.has(mode));
    if (!chosen && (url.searchParams.has(STEP_PARAMETER) || chain.isUnderWay(interaction))) return 'step';
    const mode = chosen ?? (interaction.prompt.name === 'create' ? 'register' : 'login');
    return mode === 'register' && !registrationAllowed ? 'login' : mode;
  }
}

const isRememberedIn = (form: URLSearchParams): boolean =>
  ['on', 'true'].includes(form.get('rememberMe') ?? '');

/** Its mail was read already: who comes by it chooses a password at once, and others at the link that they are mailed. */
const inviteCodeOf = ({ params }: Interaction): string | undefined =>
  INVITE_CODE.exec(textOf(params[INVITE_FIELD]))?.[0];

function firstPage(
  mode: 'login' | 'prepare' | 'register' | 'reset',
  interaction: Interaction,
): Omit<LoginContextParts, 'language'> {
  const { params } = interaction;
  const hint = textOf(params['login_hint']);
  if (mode === 'login' || mode === 'prepare') return { pageId: 'login.ftl', username: hint };
  if (mode === 'reset') return { pageId: 'login-reset-password.ftl', username: hint };
  // An invitation fills in what it knows.
  const profile = Object.fromEntries(profileFields.map((field) => [field, textOf(params[field])]));
  return {
    pageId: 'register.ftl',
    profile: { ...profile, email: profile['email'] || hint },
    passwordRequired: inviteCodeOf(interaction) !== undefined,
  };
}
