import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Accounts } from './accounts.ts';
import type { Actor, UserActor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Scope } from './db/scope.ts';
import { machineScope } from './db/scope.ts';
import { refuse } from './http/refuse.ts';
import type { HeavyThread } from './heavy/heavy-thread.ts';
import type { WorkStep } from './heavy/work-step.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Mailer } from './mail/mailer.ts';
import type { OwnAccount } from './own-account.ts';
import type { Registered } from './registry.ts';
import type { Scanner } from './scanner/index.ts';
import type { SmsPort } from './sms/sms-port.ts';
import type { Storage } from './storage/index.ts';
import type { Typesetter } from './typeset/index.ts';
import type { Vault } from './vault.ts';

/** What the process has: made once, handed to every verb. */
export interface Deps {
  config: Config;
  log: Logger;
  clock: Clock;
  /** The time of sign-ins: sessions, tokens and mailed links, which end by real time wherever the product's clock stands. */
  signInClock: Clock;
  db: Database;
  jobs: Jobs;
  live: Live;
  mailer: Mailer;
  /** Sends text messages; absent where none are configured. */
  sms?: SmsPort;
  storage: Storage;
  /** Looks for viruses in uploads; absent where none is configured. */
  scanner?: Scanner;
  typeset: Typesetter;
  /** Does heavy work next to the event loop; absent where this is the thread that does it. */
  heavy?: HeavyThread;
  vault: Vault;
  /** What nouns have registered with each other. */
  registered: Registered;
  /** What a person can see: the rule is the nouns'. */
  scopeOf: (actor: UserActor, now: Date) => Scope;
  /** Those who can sign in, wherever that is. */
  accounts: Accounts;
  /** What people do with their own sign-in; absent where another provider keeps the passwords. */
  ownAccount?: OwnAccount;
}

/** The key that a caller gave for a write, and what the write was. */
export interface Idempotency {
  key: string;
  fingerprint: string;
}

/** One action: who does it, and what they can see. */
export interface Context<A extends Actor = Actor> {
  deps: Deps;
  actor: A;
  scope: Scope;
  requestId: string;
  /** The caller's network address. */
  address?: string;
  idempotency?: Idempotency;
  /** Says how far work is that takes long; absent where nobody looks on. */
  progress?: (step: WorkStep) => void;
  /** Whether something was done by now that no rollback undoes: the request can't begin again then. */
  lasting: { isDone: boolean };
}

/** What a verb of a signed-in person receives. */
export type UserContext = Context<UserActor>;

export function contextOf<A extends Actor>(
  deps: Deps,
  actor: A,
  requestId: string,
  idempotency?: Idempotency,
): Context<A> {
  return {
    deps,
    actor,
    scope: scopeIn(deps, actor),
    requestId,
    lasting: { isDone: false },
    ...(idempotency && { idempotency }),
  };
}

function scopeIn({ clock, scopeOf }: Deps, actor: Actor): Scope {
  const now = clock.now();
  return actor.kind === 'user' ? scopeOf(actor, now) : machineScope(now);
}

/** The person behind a context. @throws `unauthorized` when a machine acts. */
export function personOf(context: Context): UserActor {
  return context.actor.kind === 'user' ? context.actor : refuse('unauthorized');
}
