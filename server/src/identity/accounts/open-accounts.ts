import type { Accounts } from '../../platform/accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { systemScope } from '../../platform/db/scope.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { OwnAccount } from '../../platform/own-account.ts';
import type { Vault } from '../../platform/vault.ts';
import { createAccounts } from './accounts.ts';
import { accountsElsewhere } from './accounts-elsewhere.ts';
import { loadLockoutKey } from '../keys/keys.ts';
import { createLockout } from '../lockout/lockout.ts';
import { createOwnAccount } from './own-account.ts';
import { createOwnFactors } from '../mfa/own-factors.ts';
import { createOwnPasswords, type OwnPasswords } from '../passwords/own-passwords.ts';
import { createPasskeys } from '../mfa/passkeys.ts';
import { createPasswords, type Passwords } from '../passwords/passwords.ts';
import { createSecondFactors } from '../mfa/second-factors.ts';
import { defaultLockout } from '../settings.ts';

export interface OpenedAccounts {
  accounts: Accounts;
  /** Absent where another provider keeps the passwords, as are the others. */
  passwords?: Passwords;
  ownPasswords?: OwnPasswords;
  ownAccount?: OwnAccount;
}

export interface AccountParts {
  db: Database;
  jobs: Pick<JobQueue, 'enqueueIn'>;
  vault: Vault;
  clock: Clock;
  /** The site that passkeys are for. */
  publicUrl: string;
}

/** Which accounts: those of our own tables, of a Keycloak realm that lets us in, or of somebody else. */
export interface AccountsPlace {
  embedded: boolean;
  url?: string;
  realm?: string;
  admin?: { clientId: string; clientSecret: string };
}

/** Opens the accounts that the configuration names. */
export async function openAccounts(
  { embedded, url = '', realm = '', admin }: AccountsPlace,
  { db, jobs, vault, clock, publicUrl }: AccountParts,
): Promise<OpenedAccounts> {
  if (!embedded && admin) {
    // Loaded where it is used: the admin client is large, and most have no Keycloak.
    const { createKeycloakAccounts } = await import('../elsewhere/keycloak-accounts.ts');
    return { accounts: createKeycloakAccounts({ url, realm, ...admin }) };
  }
  if (!embedded) return { accounts: accountsElsewhere };
  const passwords = await createPasswords();
  const ownPasswords = createOwnPasswords({ db, jobs, passwords, clock });
  const lockout = createLockout(db.pool, await loadLockoutKey(db.pool, vault), clock, defaultLockout);
  const passkeys = createPasskeys({ challenges: db.as(systemScope), publicUrl, clock });
  const secondFactors = createSecondFactors({ jobs, vault, clock });
  const factors = createOwnFactors({
    jobs,
    vault,
    clock,
    passkeys,
    secondFactors,
  });
  return {
    accounts: createAccounts({ db, passwords, ownPasswords, jobs, clock }),
    passwords,
    ownPasswords,
    ownAccount: createOwnAccount({ db, lockout, ownPasswords, clock, factors, passkeys, secondFactors }),
  };
}
