import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openHeavy } from './open-heavy.ts';
import { openAccounts, type OpenedAccounts } from './identity/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Deps } from './platform/context.ts';
import { asApplication, type DatabaseOptions, openDatabase } from './platform/db/database.ts';
import { type JobQueue, type JobQueueOptions, openJobQueue } from './platform/jobs/index.ts';
import { openLive } from './platform/live/index.ts';
import { openLog } from './platform/log.ts';
import { type DevelopmentMailbox, openDevelopmentMailbox, openMailer } from './platform/mail/index.ts';
import { clamdScanner } from './platform/scanner/index.ts';
import { developmentSms, twilioPort } from './platform/sms/index.ts';
import { openStorage } from './platform/storage/index.ts';
import { openTypesetter } from './platform/typeset/index.ts';
import { openVault } from './platform/vault.ts';
import { registered } from './registered.ts';
import { scopeOf } from './user-service/access/index.ts';

export interface OpenedDeps {
  deps: Deps;
  /** The queue with what only a process does to it. */
  jobs: JobQueue;
  /** Serves the files where they lie on this machine. */
  filesPlugin: Awaited<ReturnType<typeof openStorage>>['plugin'];
  mailbox?: DevelopmentMailbox;
  /** Checks passwords, where they are ours. */
  passwords?: OpenedAccounts['passwords'];
  ownPasswords?: OpenedAccounts['ownPasswords'];
  close(): Promise<void>;
}

/** Opens all that the process needs. @param connection whose login may take the application's role; everything works as that. */
export async function openDeps(
  config: Config,
  connection: pg.ClientConfig,
  {
    clock = systemClock,
    signInClock = clock,
    log = openLog(config.logLevel),
    queue = {},
    onSecondConnection = (error) =>
      log.error({ err: error }, 'work inside a transaction took a second connection'),
  }: {
    clock?: Clock;
    /** Of sign-ins; the product's when absent. */
    signInClock?: Clock;
    log?: Logger;
    queue?: Pick<JobQueueOptions, 'deadAfterSeconds' | 'lookAfterSeconds' | 'inRealTime'>;
    onSecondConnection?: DatabaseOptions['onSecondConnection'] & object;
  } = {},
): Promise<OpenedDeps> {
  const db = openDatabase({
    connection,
    max: config.databaseConnections,
    onError: (error) => log.error({ err: error }, 'a database connection was lost'),
    onSecondConnection,
  });
  const mailbox =
    config.embedded && !config.mail.smtpUrl
      ? await openDevelopmentMailbox(db, config.mail.mailboxPort)
      : undefined;
  const { storage, plugin } = await openStorage(config, config.publicUrl, clock);
  const direct = asApplication(
    config.databaseDirectUrl ? { connectionString: config.databaseDirectUrl } : connection,
  );
  const jobs = openJobQueue({ connection: direct, log, ...queue });
  const live = openLive({ connection: direct, db, log });
  const typeset = openTypesetter();
  const vault = openVault(config.encryptionKey, config.formerEncryptionKeys);
  const opened = await openAccounts(config.identity, {
    db,
    jobs,
    vault,
    clock: signInClock,
    publicUrl: config.publicUrl,
  });
  const { accounts, passwords, ownPasswords, ownAccount } = opened;
  const mailer = openMailer(config.mail.smtpUrl ?? mailbox?.url ?? 'smtp://127.0.0.1:25', config.mail.from);
  const sms = config.sms
    ? twilioPort(config.sms, config.publicUrl)
    : config.embedded
      ? developmentSms(db)
      : undefined;
  const heavy = openHeavy(config, connection, clock);
  const deps: Deps = {
    config,
    log,
    clock,
    signInClock,
    db,
    jobs,
    live,
    mailer,
    ...(sms && { sms }),
    storage,
    typeset,
    heavy,
    vault,
    accounts,
    registered,
    scopeOf,
    ...(config.clamdUrl && { scanner: clamdScanner(config.clamdUrl) }),
    ...(ownAccount && { ownAccount }),
  };
  return {
    deps,
    jobs,
    filesPlugin: plugin,
    ...(mailbox && { mailbox }),
    ...(passwords && { passwords }),
    ...(ownPasswords && { ownPasswords }),
    async close() {
      await jobs.stop();
      await live.close();
      await heavy.close();
      await typeset.close();
      mailer.close();
      await mailbox?.close();
      await db.close();
    },
  };
}
