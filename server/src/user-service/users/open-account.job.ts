import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Account, AccountTakenError } from '../../platform/accounts.ts';
import { type Context, contextOf, type Deps } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail, reservedBefore } from '../../platform/mail/index.ts';
import { type AccountFacts, findAccountFacts, findHolder, linkAccount } from './account-queries.ts';
import { syncAccount, syncAccountNow } from './sync-account.job.ts';
import { welcomeMail } from './welcome-mail.ts';

const PASSWORD_BYTES = 32;

/** Gives somebody for whom a user was made an account to sign in with, and tells him by mail. */
export const openAccount = defineJob<{ userId: string }>({
  name: 'users.open-account',
  schema: z.object({ userId: z.uuid() }),
  timeoutSeconds: 60,
  handle: (context, { userId }) => open(context, userId),
});

/** The same at once, after the commit; the job that stands in the transaction does it again where this fails. */
export async function openAccountNow(deps: Deps, userId: string): Promise<void> {
  try {
    await open(contextOf(deps, { kind: 'job', name: 'users.open-account' }, newId()), userId);
  } catch (error) {
    deps.log.warn({ userId, err: error }, 'an account isn’t open yet; its job will repeat it');
  }
}

async function open(context: Context, userId: string): Promise<void> {
  const { deps } = context;
  const user = await findAccountFacts(deps.db.as(systemScope), userId);
  if (!user || user.account_id) return;
  const account = await accountFor(deps, user);
  const holder = await findHolder(deps.db.as(systemScope), account.id);
  // The request and the job do it at the same time; whoever is later has nothing left to do.
  if (holder === userId) return;
  if (holder !== undefined) throw new Error('The account of this address is somebody else’s.');
  await transact(context, async (tx) => {
    const isNew = await linkAccount(tx.db, userId, account.id);
    await tx.audit({
      trail: 'users',
      subject: 'user',
      subjectId: userId,
      action: 'user.account-open',
      data: { accountId: account.id, isNew },
    });
    if (!isNew) return;
    await queueMail(
      tx,
      welcomeMail({
        userId,
        email: user.email,
        language: user.language,
        address: deps.config.publicUrl,
      }),
      reservedBefore('users.create'),
    );
    await tx.enqueue(syncAccount, { userId });
  });
  await syncAccountNow(deps, { userId });
}

/**
 * The account of the person's address. One that exists and is nobody's is taken over; if nobody ever showed that the address is his, its
 * password and its second factors are thrown away first, for whoever registered it may be a stranger. The owner of the address chooses another.
 */
async function accountFor({ accounts, db }: Deps, user: AccountFacts): Promise<Account> {
  const known = await accounts.findByUsername(user.email);
  if (known) return takenOver(known);
  const { email, first_name: firstName, last_name: lastName } = user;
  try {
    return await accounts.createAccount({ username: email, email, firstName, lastName, roles: user.roles });
  } catch (error) {
    // Somebody registered it this very moment, or another attempt of ours was quicker.
    const other = error instanceof AccountTakenError ? await accounts.findByUsername(email) : undefined;
    if (other) return takenOver(other);
    throw error;
  }

  async function takenOver(account: Account): Promise<Account> {
    if (account.emailVerified || (await findHolder(db.as(systemScope), account.id))) return account;
    // A passkey or an authenticator app of the stranger's would open the account again.
    await accounts.removeFactors(account.id);
    await accounts.setPassword(account.id, randomBytes(PASSWORD_BYTES).toString('base64url'));
    return account;
  }
}
