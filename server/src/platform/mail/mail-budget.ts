import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import { type Deps, personOf, type UserContext } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { systemScope } from '../db/scope.ts';
import type { Tx } from '../db/transact.ts';
import { network } from '../http/caller-address.ts';
import { hashOfSubject } from '../http/rate-limit.ts';
import { type Bucket, takeFromBuckets } from '../http/rate-limit-queries.ts';
import { refuseUntil } from '../http/refuse.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Emails in an hour or a day, of all processes together. */
export const mailLimits = {
  /** That one person causes: a whole company in an hour, and no mailing list. */
  person: { most: 60, seconds: HOUR },
  /** That the people of one firm or company cause. */
  organization: { most: 120, seconds: HOUR },
  /** That callers of one address cause without a sign-in, by registering or asking for links. */
  caller: { most: 30, seconds: HOUR },
  /**
   * Of each kind to one address, of one organization: what comes again and again is a nuisance to a stranger. What others send there
   * neither uses it up nor shows in it. Links without a sign-in are counted whoever asks for them.
   */
  recipient: { most: 5, seconds: HOUR },
  /** Of each kind to one address, of one organization: it never waits, however much others send there. */
  first: { most: 1, seconds: DAY },
  /** Of each kind to one address of all organizations, after each one's first: the next wait for another day, and nobody learns of it. */
  address: { most: 20, seconds: DAY },
  /** That notify one address of changes. A change isn't refused when they are used up; the screen still shows it. */
  notices: { most: 30, seconds: HOUR },
} as const;

type LimitName = keyof typeof mailLimits;
type Needs = Pick<Deps, 'config' | 'clock'>;

/** What an email that somebody asks for is about, in the noun's own word; each kind has a budget of its own at its recipient's. */
export type MailKind = string;

declare const counted: unique symbol;
/** Shows that an email was counted. Only this file makes one, and `queueMail` takes no email without. */
export interface MailBudget {
  readonly [counted]: true;
  /** The only address that it is good for; any where it was counted elsewhere. */
  readonly to?: string;
  /** Its organization has sent one like it today: it leaves when the address has room for it. */
  readonly pacedAs?: MailKind;
}
const budgetFor = (to?: string, pacedAs?: MailKind) =>
  ({ ...(to !== undefined && { to }), ...(pacedAs && { pacedAs }) }) as MailBudget;

const bucketOf = ({ config }: Pick<Needs, 'config'>, limit: LimitName, subject: string): Bucket => {
  const name = `mail.${limit}`;
  return { name, subject: hashOfSubject(config, name, subject), ...mailLimits[limit] };
};

/**
 * Counts an email that a signed-in person causes: theirs, their organization's, and what that sends to the recipient. A transaction
 * that ends without the mail isn't counted.
 * @param field of the form, which the refusal names.
 * @throws `too_many_requests` with how many seconds to wait.
 */
export async function reserveMail(
  tx: Pick<Tx, 'db' | 'now'>,
  context: UserContext,
  { to, kind, field }: { to: string; kind: MailKind; field?: string },
): Promise<MailBudget> {
  const { deps } = context;
  const { userId, firmId, clientId, roleType } = personOf(context);
  const organization = firmId ?? clientId;
  const sent = `${kind} ${to.toLowerCase()} ${organization ?? (roleType === null ? userId : 'writdesk')}`;
  const buckets = [
    bucketOf(deps, 'person', userId),
    ...(organization ? [bucketOf(deps, 'organization', organization)] : []),
    bucketOf(deps, 'recipient', sent),
    bucketOf(deps, 'first', sent),
  ];
  const spent = await takeFromBuckets(tx.db, buckets, tx.now);
  const full = spent.find(({ name }) => name !== 'mail.first');
  if (!full) return budgetFor(to, spent.length > 0 ? kind : undefined);
  const reasonOf = refusals[full.name as keyof typeof refusals];
  // A transaction that waited for its turn may have begun before the hour that it finds full.
  const wait = Math.ceil((full.until.getTime() - tx.now.getTime()) / 60_000);
  const minutes = Math.min(Math.max(1, wait), HOUR / 60);
  return refuseUntil(full.until, tx.now, reasonOf(minutes), field);
}

const refusals = {
  'mail.person': (minutes: number) => fault('mails_of_person', { most: mailLimits.person.most, minutes }),
  'mail.organization': (minutes: number) =>
    fault('mails_of_organization', { most: mailLimits.organization.most, minutes }),
  'mail.recipient': (minutes: number) => fault('mails_of_recipient', { minutes }),
};

/**
 * Counts a link that somebody asked for without a sign-in, in the transaction that queues it.
 * @returns null when the address had enough of them; whoever asked isn't notified, for that would reveal the account.
 */
export async function reserveLink(
  db: Kysely<DB>,
  deps: Needs,
  { to, kind }: { to: string; kind: MailKind },
): Promise<MailBudget | null> {
  const bucket = bucketOf(deps, 'recipient', `${kind} ${to.toLowerCase()}`);
  const [full] = await takeFromBuckets(db, [bucket], deps.clock.now());
  return full ? null : budgetFor(to);
}

/** Takes room at an address for an email that may wait. @returns until when there is none; null when the mail may go. */
export async function takeRoom(
  db: Kysely<DB>,
  deps: Needs,
  { to, kind }: { to: string; kind: MailKind },
): Promise<Date | null> {
  const bucket = bucketOf(deps, 'address', `${kind} ${to.toLowerCase()}`);
  const [full] = await takeFromBuckets(db, [bucket], deps.clock.now());
  return full?.until ?? null;
}

/** Counts an email that notifies of a change which was made. @returns null when the address had enough of them. */
export async function reserveNotice(db: Kysely<DB>, deps: Needs, to: string): Promise<MailBudget | null> {
  const bucket = bucketOf(deps, 'notices', to.toLowerCase());
  const [full] = await takeFromBuckets(db, [bucket], deps.clock.now());
  return full ? null : budgetFor(to);
}

/**
 * Counts an email that a caller without a sign-in asks for, whether or not there is anybody to get it.
 * @returns until when nothing more is sent for this address; null when the mail may go.
 */
export async function takeCallersMail(
  deps: Needs & Pick<Deps, 'db'>,
  address: string,
  most: number = mailLimits.caller.most,
): Promise<Date | null> {
  const bucket = { ...bucketOf(deps, 'caller', network(address)), most };
  const [full] = await takeFromBuckets(deps.db.as(systemScope), [bucket], deps.clock.now());
  return full?.until ?? null;
}

/** A link to an address that a caller without a sign-in typed. */
export interface CallersMail {
  /** The caller's address. */
  caller: string;
  to: string;
  kind: MailKind;
}
export type CountedMail =
  | { kind: 'counted' }
  /** The address had enough of them: nothing is sent, and whoever asked isn't notified. */
  | { kind: 'enough' }
  /** Nothing more is sent for the caller until then. */
  | { kind: 'full'; until: Date };

/**
 * Counts an email at its caller and at its recipient, in one statement and before anybody looks whether the address has an account:
 * an address with one and an address without look the same. A caller who is over takes nothing from the recipient.
 */
export async function reserveCallersMail(
  deps: Needs & Pick<Deps, 'db'>,
  { caller, to, kind }: CallersMail,
  most: number = mailLimits.caller.most,
): Promise<CountedMail> {
  const now = deps.clock.now();
  const buckets = [
    { ...bucketOf(deps, 'caller', network(caller)), most },
    bucketOf(deps, 'recipient', `${kind} ${to.toLowerCase()}`),
  ];
  try {
    return await deps.db.transaction(systemScope, async (tx) => {
      const full = await takeFromBuckets(tx, buckets, now);
      const ofCaller = full.find(({ name }) => name === 'mail.caller');
      if (ofCaller) throw new CallerIsOver(ofCaller.until);
      return { kind: full.length === 0 ? 'counted' : 'enough' };
    });
  } catch (error) {
    if (error instanceof CallerIsOver) return { kind: 'full', until: error.until };
    throw error;
  }
}

/** Ends the transaction, so that what it took from the recipient is given back. */
class CallerIsOver extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super('The caller asked for too many emails.');
    this.until = until;
  }
}

/** For a job: its mail was counted where the job was asked for. */
export const reservedBefore = (
  _where: 'users.forceReset' | 'identity.register' | 'identity.verifyEmail',
): MailBudget => budgetFor();

/** For an email that nobody causes: its job's schedule and the mail's key bound it. */
export const scheduledMail = (_schedule: 'once a week' | 'once a day'): MailBudget => budgetFor();
