import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { newId } from '../../platform/ids.ts';
import { findEnabledAccount } from '../accounts/account-queries.ts';
import type { DeviceCookies } from '../lockout/device-cookie.ts';
import { callerAddress, FormRefused, isFromElsewhere, originIn, readForm, send } from '../provider/http.ts';
import type { Lockout } from '../lockout/lockout.ts';
import { languageOf, type LoginPages, type PageRequest } from '../sign-in/login-pages.ts';
import { findMailToken, type MailPurpose, useMailToken } from './mail-token-queries.ts';
import { messages } from '../sign-in/messages.ts';
import type { OwnPasswords } from '../passwords/own-passwords.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { newPasswordErrors } from '../passwords/password-rules.ts';
import { registrationErrors, trimmedNames } from '../accounts/register.ts';
import { findNamesGivenIn, insertProvenAccount } from '../accounts/registration-queries.ts';
import type { IdentitySettings } from '../settings.ts';
import { waitingIn } from '../sign-in/waiting-sign-in.ts';

export interface MailLinkParts {
  db: Database;
  settings: IdentitySettings;
  passwords: Passwords;
  ownPasswords: OwnPasswords;
  lockout: Lockout;
  devices: DeviceCookies;
  pages: LoginPages;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

interface OpenLink {
  token: string;
  purpose: MailPurpose;
  email: string;
}
interface AccountLink extends OpenLink {
  accountId: string;
}
interface RegistrationLink extends OpenLink {
  registrationId: string;
  /** What was given at the registration, where the page was opened in the browser that registered. */
  names: Record<string, string> | undefined;
}

/**
 * Serves the pages behind mailed links, in any browser and without a sign-in under way. Opening a link changes nothing: programs
 * that look into mail for harm open links, too; a person sends the form.
 */
export function mailLinks(parts: MailLinkParts) {
  const { db, settings, passwords, ownPasswords, lockout, devices, pages, clock, log } = parts;
  const asSystem = db.as(systemScope);
  const addressOf = (page: PageRequest) => callerAddress(page.request, settings.trustProxy);

  function showNewPassword(page: PageRequest, link: AccountLink, fieldErrors: Record<string, string> = {}) {
    const summary = messages[page.language].choosePassword(link.email);
    return pages.show(page, {
      pageId: 'login-update-password.ftl',
      linkToken: link.token,
      fieldErrors,
      username: link.email,
      ...(link.purpose === 'verify-email' && { message: { type: 'info', summary } }),
    });
  }

  /**
   * Whoever registered may be a stranger, also in the owner's own browser: the password is chosen here alone, and names that were typed
   * elsewhere are not shown.
   */
  function showRegistration(
    page: PageRequest,
    { token, email, names }: RegistrationLink,
    again: { profile?: Record<string, string>; fieldErrors?: Record<string, string> } = {},
  ) {
    return pages.show(page, {
      pageId: 'register.ftl',
      linkToken: token,
      profile: { ...(again.profile ?? names), email },
      fieldErrors: again.fieldErrors ?? {},
      message: { type: 'info', summary: messages[page.language].completeRegistration },
      more: { completesRegistration: true },
    });
  }

  const done = (page: PageRequest, summary: string) =>
    pages.show(page, { pageId: 'info.ftl', message: { type: 'success', summary } });

  const spent = (page: PageRequest) =>
    pages.show(
      page,
      { pageId: 'error.ftl', message: { type: 'error', summary: messages[page.language].linkSpent } },
      410,
    );

  async function takePassword(page: PageRequest, link: AccountLink, form: URLSearchParams) {
    const account = await findEnabledAccount(db.pool, link.accountId);
    if (!account) return spent(page);
    const texts = messages[page.language];
    const password = form.get('password-new') ?? '';
    const fieldErrors = newPasswordErrors(password, form.get('password-confirm') ?? '', account, texts);
    if (account.mustChangePassword && !fieldErrors['password-new'])
      if (await ownPasswords.isToBeReplaced(account.id, password))
        fieldErrors['password-new'] = texts.passwordIsReplaced;
    if (Object.keys(fieldErrors).length > 0) return showNewPassword(page, link, fieldErrors);
    const accountId = await ownPasswords.replaceByLink(link.token, password, page.language);
    if (!accountId) return spent(page);
    // Whoever reads the mailbox is no guesser: waits end with the new password, and this browser is known from now on.
    const address = addressOf(page);
    await lockout.passwordReset({ account: accountId, address });
    await devices.give(page.response, accountId);
    log.info({ accountId, address }, 'password set by a mailed link');
    return done(page, texts.passwordSet);
  }

  /** It takes nothing of what was given at the registration but the address. */
  async function takeRegistration(page: PageRequest, link: RegistrationLink, form: URLSearchParams) {
    const { token, email } = link;
    const texts = messages[page.language];
    const given = (name: string) => form.get(name) ?? '';
    const names = { firstName: given('firstName'), lastName: given('lastName') };
    const password = given('password');
    const typed = { ...names, email, password, passwordConfirm: given('password-confirm') };
    const fieldErrors = registrationErrors(typed, texts);
    if (Object.keys(fieldErrors).length > 0)
      return showRegistration(page, link, { profile: names, fieldErrors });
    // Not the id that the page waits for where it was registered: nobody is let in there, whoever sits in front of it.
    const id = newId();
    const passwordHash = await passwords.hash(password);
    const account = { id, email, ...trimmedNames(typed), passwordHash, language: page.language };
    const isMade = await db.transaction(
      systemScope,
      async (tx) => (await useMailToken(tx, token, clock.now())) && insertProvenAccount(tx, account),
    );
    if (!isMade) return spent(page);
    await devices.give(page.response, id);
    log.info({ accountId: id, address: addressOf(page) }, 'registered by a mailed link');
    return done(page, texts.registrationDone);
  }

  /** @returns undefined for a link that was forged, used, is too old, or leads to nothing any more. */
  async function linkOf(request: IncomingMessage, token: string) {
    const found = await findMailToken(asSystem, token, clock.now());
    const { accountId, registrationId } = found ?? {};
    if (found && accountId) return { ...found, token, accountId, registrationId: null };
    if (!found || !registrationId) return undefined;
    const names = await findNamesGivenIn(asSystem, registrationId, waitingIn(request));
    return { ...found, token, registrationId, names: names && { ...names } };
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const page: PageRequest = { request, response, url, language: languageOf(request, url) };
    const token = url.searchParams.get('key') ?? '';
    const link = await linkOf(request, token);
    if (!link) {
      // Forged, used or too old: they look alike, and who tries many shall be seen.
      log.warn({ address: addressOf(page) }, 'a mailed link was refused');
      return spent(page);
    }
    const isForAccount = link.registrationId === null;
    if (request.method === 'GET' || request.method === 'HEAD')
      return isForAccount ? showNewPassword(page, link) : showRegistration(page, link);
    if (request.method !== 'POST') return send(response, 405, '', { allow: 'GET, HEAD, POST' });
    if (isFromElsewhere(request, settings.origins)) {
      const origin = originIn(request.headers.origin);
      log.warn({ address: addressOf(page), origin }, 'a form of another site was refused');
      return pages.showExpired(page, 403);
    }
    try {
      const form = await readForm(request);
      if (isForAccount) return await takePassword(page, link, form);
      return await takeRegistration(page, link, form);
    } catch (error) {
      if (!(error instanceof FormRefused)) throw error;
      return send(response, error.status, '', { connection: 'close' });
    }
  };
}
