import type pg from 'pg';
import type { Config } from './config.ts';
import { auditKinds } from './platform/audit/audit-kind.ts';
import { auditNotes } from './platform/audit/audit-queries.ts';
import type { Clock } from './platform/clock.ts';
import type { Deps } from './platform/context.ts';
import { openDatabase } from './platform/db/database.ts';
import { standingChecks } from './platform/db/transact.ts';
import { heavyVerbs } from './platform/heavy/index.ts';
import { liveKinds, openLive } from './platform/live/index.ts';
import { openLog } from './platform/log.ts';
import { fill, register } from './platform/registry.ts';
import { openVault } from './platform/vault.ts';
import { noteOfSupport, scopeOf } from './user-service/access/index.ts';
import { propertyAudits, propertyLive } from './user-service/properties/index.ts';
import { heavyImports, importAudits } from './user-service/property-imports/index.ts';
import { propertyOwnerAudits, propertyOwnerLive } from './user-service/property-owners/index.ts';
import { rosterAudits } from './user-service/rosters/index.ts';
import { requireStanding } from './user-service/users/index.ts';

/** What heavy work writes to: of the other nouns nothing is loaded, which takes twice the memory. */
const registered = register([
  fill(heavyVerbs, heavyImports),
  fill(
    auditKinds,
    [importAudits, propertyAudits, propertyOwnerAudits, rosterAudits].flatMap((kinds) =>
      Object.values(kinds),
    ),
  ),
  fill(liveKinds, [...Object.values(propertyLive), ...Object.values(propertyOwnerLive)]),
  fill(auditNotes, [noteOfSupport]),
  fill(standingChecks, [requireStanding]),
]);

/** What a transaction needs; heavy work sends no mail, keeps no file and starts no job. */
type HeavyDeps = Omit<Deps, (typeof absent)[number]>;
const absent = ['jobs', 'mailer', 'storage', 'typeset', 'accounts'] as const;

/** Opens what the thread for heavy work needs: a part of the process’s own. @param clock which the other thread moves */
export function openHeavyDeps(config: Config, connection: pg.ClientConfig, clock: Clock): Deps {
  const log = openLog(config.logLevel);
  const db = openDatabase({
    connection,
    max: config.databaseConnections,
    onError: (error) => log.error({ err: error }, 'a database connection was lost'),
    onSecondConnection: (error) =>
      log.error({ err: error }, 'work inside a transaction took a second connection'),
  });
  const deps: HeavyDeps = {
    config,
    log,
    clock,
    signInClock: clock,
    db,
    live: openLive({ connection, db, log }),
    vault: openVault(config.encryptionKey, config.formerEncryptionKeys),
    registered,
    scopeOf,
  };
  for (const name of absent)
    Object.defineProperty(deps, name, {
      get: () => {
        throw new Error(`The thread for heavy work opens no ${name}.`);
      },
    });
  // Asking for what is absent throws.
  return deps as Deps;
}
