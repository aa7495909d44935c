import type { Database } from '../../platform/db/database.ts';
import type { Lockout } from '../lockout/lockout.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OwnFactors } from '../../platform/own-factors.ts';
import type { Passkeys } from '../mfa/passkeys.ts';
import type { SecondFactors } from '../mfa/second-factors.ts';
import type { OwnPasswords } from '../passwords/own-passwords.ts';

/** What a person's own sign-in is made of. */
export interface OwnAccountParts {
  db: Database;
  lockout: Lockout;
  clock: Clock;
  factors: OwnFactors;
  passkeys: Passkeys;
  secondFactors: SecondFactors;
  ownPasswords: OwnPasswords;
}
