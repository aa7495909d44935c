import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { systemScope } from '../platform/db/scope.ts';
import { findEnabledAccount } from './account-queries.ts';
import type { DeviceCookies } from './device-cookie.ts';
import { callerAddress, FormRefused, isFromElsewhere, originIn, readForm, send } from './http.ts';
import type { Lockout } from './lockout.ts';
import { languageOf, type LoginPages, type PageRequest } from './login-pages.ts';
import { findMailToken, type MailPurpose, useMailToken } from './mail-token-queries.ts';
import { messages } from './messages.ts';
import type { OwnPasswords } from './own-passwords.ts';
import { newPasswordErrors } from './password-rules.ts';
import { proveAddress } from './prove-address.ts';
import type { IdentitySettings } from './settings.ts';
import { waitingIn } from './waiting-sign-in.ts';

export interface MailLinkParts {
  db: Database;
  settings: IdentitySettings;
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
  accountId: string;
  email: string;
}

/**
 * Serves the pages behind mailed links, in any browser and without a sign-in under way. Opening a link changes nothing: programs
 * that look into mail for harm open links, too; a person sends the form.
 */
export function mailLinks({
  db,
  settings,
  ownPasswords,
  lockout,
  devices,
  pages,
  clock,
  log,
}: MailLinkParts) {
  const asSystem = db.as(systemScope);
  const addressOf = (page: PageRequest) => callerAddress(page.request, settings.trustProxy);

  async function show(page: PageRequest, link: OpenLink, fieldErrors: Record<string, string> = {}) {
    const texts = messages[page.language];
    const shared = { linkToken: link.token, fieldErrors, username: link.email };
    if (link.purpose === 'reset-password')
      return pages.show(page, { ...shared, pageId: 'login-update-password.ftl' });
    const message = { type: 'info' as const, summary: texts.confirmAddress(link.email) };
    return pages.show(page, { ...shared, pageId: 'info.ftl', message, more: { actionMethod: 'post' } });
  }

  const done = (page: PageRequest, summary: string) =>
    pages.show(page, { pageId: 'info.ftl', message: { type: 'success', summary } });

  const spent = (page: PageRequest) =>
    pages.show(
      page,
      { pageId: 'error.ftl', message: { type: 'error', summary: messages[page.language].linkSpent } },
      410,
    );

  async function takePassword(page: PageRequest, link: OpenLink, form: URLSearchParams) {
    const account = await findEnabledAccount(db.pool, link.accountId);
    if (!account) return spent(page);
    const texts = messages[page.language];
    const password = form.get('password-new') ?? '';
    const fieldErrors = newPasswordErrors(password, form.get('password-confirm') ?? '', account, texts);
    if (Object.keys(fieldErrors).length > 0) return show(page, link, fieldErrors);
    const accountId = await ownPasswords.replaceByLink(link.token, password, page.language);
    if (!accountId) return spent(page);
    // Whoever reads the mailbox is no guesser: waits end with the new password, and this browser is known from now on.
    const address = addressOf(page);
    await lockout.passwordReset({ account: accountId, address });
    await devices.give(page.response, accountId);
    log.info({ accountId, address }, 'password set by a mailed link');
    return done(page, texts.passwordSet);
  }

  async function takeAddress(page: PageRequest, link: OpenLink) {
    // Whoever confirms in the browser that waits goes on there; a page that waits elsewhere may be a stranger's.
    const interactionId = waitingIn(page.request);
    const isFirst = await asSystem.transaction().execute(async (tx) => {
      const isUsed = await useMailToken(tx, link.token, clock.now());
      if (isUsed) await proveAddress(tx, link.accountId, { interactionId });
      return isUsed;
    });
    if (!isFirst) return spent(page);
    log.info({ accountId: link.accountId, address: addressOf(page) }, 'email address verified');
    return done(page, messages[page.language].addressConfirmed);
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const page: PageRequest = { request, response, url, language: languageOf(request, url) };
    const token = url.searchParams.get('key') ?? '';
    const found = await findMailToken(asSystem, token, clock.now());
    if (!found) {
      // Forged, used or too old: they look alike, and who tries many shall be seen.
      log.warn({ address: addressOf(page) }, 'a mailed link was refused');
      return spent(page);
    }
    const link: OpenLink = { token, ...found };
    if (request.method === 'GET' || request.method === 'HEAD') return show(page, link);
    if (request.method !== 'POST') return send(response, 405, '', { allow: 'GET, HEAD, POST' });
    if (isFromElsewhere(request, settings.origins)) {
      const origin = originIn(request.headers.origin);
      log.warn({ address: addressOf(page), origin }, 'a form of another site was refused');
      return pages.showExpired(page, 403);
    }
    try {
      const form = await readForm(request);
      return await (link.purpose === 'reset-password'
        ? takePassword(page, link, form)
        : takeAddress(page, link));
    } catch (error) {
      if (!(error instanceof FormRefused)) throw error;
      return send(response, error.status, '', { connection: 'close' });
    }
  };
}
