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
import { findReader, insertMailToken, type MailPurpose, type Reader } from '../mail-token-queries.ts';
import { mailLinkPath } from '../settings.ts';
import { factorChanges, identityLetter, type LetterKind } from './letters.ts';

const language = z.enum(['en', 'es']).optional();
const letter = z.enum(['verify-email', 'password-changed', 'reset-required']);

/** To an account, or to whoever has the name that somebody typed: only then is it looked whether anybody has it. */
const mailData = z.union([
  z.object({ letter, accountId: z.uuid(), language }),
  z.object({
    letter: z.literal('sign-in-changed'),
    accountId: z.uuid(),
    change: z.enum(factorChanges),
    language,
  }),
  z.object({ letter: z.literal('reset-password'), name: z.string().max(254), language }),
]);
export type PersonMail = z.output<typeof mailData>;

/** How long a link works. */
const links: Partial<Record<LetterKind, { purpose: MailPurpose; minutes: number }>> = {
  'reset-password': { purpose: 'reset-password', minutes: 30 },
  'verify-email': { purpose: 'verify-email', minutes: 24 * 60 },
};

type Reserve = (db: Kysely<DB>, deps: Deps, to: string) => Promise<MailBudget | null>;
/** What each letter is counted against; links by their address, whoever asks for them. */
const budgets: Readonly<Record<LetterKind, Reserve>> = {
  'reset-password': (db, deps, to) => reserveLink(db, deps, { to, kind: 'reset-password' }),
  'verify-email': (db, deps, to) => reserveLink(db, deps, { to, kind: 'verify-email' }),
  'password-changed': reserveNotice,
  'sign-in-changed': reserveNotice,
  'reset-required': async () => reservedBefore('users.forceReset'),
};
const TOKEN_BYTES = 32;

/**
 * Writes to a person about his account. Links are made here and not where they are asked for: the page that takes a name does
 * the same whether anybody has it or not, and takes the same time.
 */
export const mailPerson = defineJob<PersonMail>({
  name: 'identity.mail',
  schema: mailData,
  async handle({ deps, scope }, data, attempt) {
    await deps.db
      .as(scope)
      .transaction()
      .execute(async (db) => {
        const reader = await findReader(db, 'name' in data ? { name: data.name } : { id: data.accountId });
        if (!reader || (data.letter === 'verify-email' && reader.emailVerified)) return;
        await write(db, deps, reader, data, attempt.id);
      });
  },
});

async function write(
  db: Kysely<DB>,
  deps: Deps,
  reader: Reader,
  data: PersonMail,
  jobId: string,
): Promise<void> {
  const { publicUrl, identity } = deps.config;
  const kind = links[data.letter];
  const now = deps.clock.now();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const budget = await budgets[data.letter](db, deps, reader.email);
  if (!budget) {
    deps.log.info(
      { accountId: reader.id, letter: data.letter },
      'a mail was not sent: its address had enough',
    );
    return;
  }
  const change = 'change' in data ? data.change : undefined;
  const mail = identityLetter(data.letter, {
    language: data.language ?? reader.language ?? 'en',
    firstName: reader.emailVerified ? reader.firstName : null,
    email: reader.email,
    link: kind
      ? `${publicUrl}${mailLinkPath(identity)}?key=${token}`
      : `${publicUrl}/${change ? 'settings' : ''}`,
    change,
    minutes: kind?.minutes ?? 0,
  });
  const tx = { db, enqueue: deps.jobs.enqueueIn.bind(deps.jobs, db) };
  // Done again after a crash, the first mail is there and its link works.
  const idempotencyKey = `identity:${jobId}`;
  const message = { to: reader.email, ...mail, idempotencyKey, ...(kind && { isSecret: true }) };
  const isNew = await queueMail(tx, message, budget);
  if (!isNew || !kind) return;
  await insertMailToken(db, {
    token,
    purpose: kind.purpose,
    accountId: reader.id,
    email: reader.email,
    at: now,
    expiresAt: new Date(now.getTime() + kind.minutes * 60_000),
  });
}
