import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Deps } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import {
  type MailBudget,
  queueMail,
  reservedBefore,
  reserveLink,
  reserveNotice,
} from '../../platform/mail/index.ts';
import {
  findReader,
  insertMailToken,
  type LinkOwner,
  type MailPurpose,
  type Reader,
} from './mail-token-queries.ts';
import { findRegistration, type PendingRegistration } from '../accounts/registration-queries.ts';
import { mailLinkPath } from '../settings.ts';
import { type FactorChange, factorChanges, identityLetter, type LetterKind } from './letters.ts';

const language = z.enum(['en', 'es']).optional();
const letter = z.enum(['verify-email', 'password-changed', 'reset-required']);

/**
 * To an account, to whoever has the name that somebody typed, or to whoever registered: only here it is looked up whether anybody
 * has the name, and whether the address has an account already.
 */
const mailData = z.union([
  z.object({ letter, accountId: z.uuid(), language }),
  z.object({
    letter: z.literal('sign-in-changed'),
    accountId: z.uuid(),
    change: z.enum(factorChanges),
    language,
  }),
  z.object({ letter: z.literal('reset-password'), name: z.string().max(254), language }),
  z.object({ letter: z.literal('registration'), registrationId: z.uuid() }),
]);
export type PersonMail = z.output<typeof mailData>;

/** How long a link works. */
const links: Partial<Record<LetterKind, { purpose: MailPurpose; minutes: number }>> = {
  'reset-password': { purpose: 'reset-password', minutes: 30 },
  'account-exists': { purpose: 'reset-password', minutes: 30 },
  // Nobody waits for it in front of the sign-in page.
  'reset-required': { purpose: 'reset-password', minutes: 24 * 60 },
  'confirm-new-address': { purpose: 'verify-email', minutes: 24 * 60 },
  'verify-email': { purpose: 'verify-email', minutes: 24 * 60 },
};

type Reserve = (db: Kysely<DB>, deps: Deps, to: string) => Promise<MailBudget | null>;
/** What each letter is counted against; links by their address, whoever asks for them. */
const budgets: Readonly<Record<LetterKind, Reserve>> = {
  'reset-password': (db, deps, to) => reserveLink(db, deps, { to, kind: 'reset-password' }),
  'account-exists': async () => reservedBefore('identity.register'),
  'verify-email': async () => reservedBefore('identity.register'),
  'confirm-new-address': async () => reservedBefore('identity.verifyEmail'),
  'password-changed': reserveNotice,
  'sign-in-changed': reserveNotice,
  'reset-required': async () => reservedBefore('users.forceReset'),
};
const TOKEN_BYTES = 32;

/**
 * Writes to a person about their account. Links are made here and not where they are asked for: the page that takes a name does
 * the same whether anybody has it or not, and takes the same time.
 */
export const mailPerson = defineJob<PersonMail>({
  name: 'identity.mail',
  schema: mailData,
  async handle({ deps, scope }, data, attempt) {
    await deps.db.transaction(scope, async (db) => {
      const mail = data.letter === 'registration' ? await answerTo(db, deps, data) : await mailTo(db, data);
      if (mail) await write(db, deps, mail, attempt.id);
    });
  },
});

/** A letter, before it is written. */
interface Due {
  letter: LetterKind;
  to: Pick<Reader, 'email' | 'language'>;
  /** Null where nobody has shown that the address is theirs: whoever typed the name may be a stranger to its reader. */
  firstName: string | null;
  link: LinkOwner;
  change?: FactorChange | undefined;
}

async function mailTo(
  db: Kysely<DB>,
  data: Exclude<PersonMail, { letter: 'registration' }>,
): Promise<Due | undefined> {
  const reader = await findReader(db, 'name' in data ? { name: data.name } : { id: data.accountId });
  if (!reader?.enabled || (data.letter === 'verify-email' && reader.emailVerified)) return undefined;
  return {
    letter: data.letter === 'verify-email' ? 'confirm-new-address' : data.letter,
    to: { email: reader.email, language: data.language ?? reader.language },
    firstName: reader.emailVerified ? reader.firstName : null,
    link: { accountId: reader.id },
    change: 'change' in data ? data.change : undefined,
  };
}

/** Who registers an address that has an account is notified by mail, and by nothing else. */
async function answerTo(
  db: Kysely<DB>,
  { signInClock }: Deps,
  { registrationId }: Extract<PersonMail, { letter: 'registration' }>,
): Promise<Due | undefined> {
  const registration: PendingRegistration | undefined = await findRegistration(
    db,
    registrationId,
    signInClock.now(),
  );
  if (!registration) return undefined;
  const owner = await findReader(db, { name: registration.email });
  if (!owner) return { letter: 'verify-email', to: registration, firstName: null, link: { registrationId } };
  if (!owner.enabled) return undefined;
  const to = { email: owner.email, language: registration.language };
  return { letter: 'account-exists', to, firstName: null, link: { accountId: owner.id } };
}

async function write(db: Kysely<DB>, deps: Deps, due: Due, jobId: string): Promise<void> {
  const { publicUrl, identity } = deps.config;
  const { letter: kindOfLetter, to, change } = due;
  const kind = links[kindOfLetter];
  const now = deps.signInClock.now();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const budget = await budgets[kindOfLetter](db, deps, to.email);
  if (!budget) {
    deps.log.info({ ...due.link, letter: kindOfLetter }, 'an email was not sent: its address had enough');
    return;
  }
  const mail = identityLetter(kindOfLetter, {
    language: to.language ?? 'en',
    firstName: due.firstName,
    email: to.email,
    link: kind
      ? `${publicUrl}${mailLinkPath(identity)}?key=${token}`
      : `${publicUrl}/${change ? 'settings' : ''}`,
    change,
    minutes: kind?.minutes ?? 0,
  });
  const tx = { db, enqueue: deps.jobs.enqueueIn.bind(deps.jobs, db) };
  // Done again after a crash, the first mail is there and its link works.
  const idempotencyKey = `identity:${jobId}`;
  const message = { to: to.email, ...mail, idempotencyKey, ...(kind && { isSecret: true }) };
  const isNew = await queueMail(tx, message, budget);
  if (!isNew || !kind) return;
  await insertMailToken(db, {
    token,
    purpose: kind.purpose,
    of: due.link,
    email: to.email,
    at: now,
    expiresAt: new Date(now.getTime() + kind.minutes * 60_000),
  });
}
