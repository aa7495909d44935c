import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { ParseArgsOptionsConfig } from 'node:util';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { openDeps } from '../deps.ts';
import { accountIdOf, passwordProblem } from '../identity/index.ts';
import { type AccountDetails, AccountTakenError, type Accounts } from '../platform/accounts.ts';
import { contextOf } from '../platform/context.ts';
import { systemScope } from '../platform/db/scope.ts';
import { newId } from '../platform/ids.ts';
import { openLog } from '../platform/log.ts';
import { startDatabase } from '../start-database.ts';
import { createOrganizationUser, isEmailTaken } from '../user-service/users/index.ts';
import { AdminRefusal } from './refusal.ts';

// Everyone else belongs to a firm or a company, and is invited to it.
const rolesOfOrganization = ['admin', 'auditor', 'crm_user'] as const;
const PASSWORD_BYTES = 16;

export const createUserUsage =
  'create-user --email <address> --first-name <name> --last-name <name> ' +
  `[--role ${rolesOfOrganization.join('|')}] [--password-stdin] [--account-id <subject, with OIDC_URL>]`;

export const createUserOptions = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  role: { type: 'string', default: 'admin' },
  'password-stdin': { type: 'boolean', default: false },
  'account-id': { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

const given = z.object({
  email: z.email('--email: an address').transform((address) => address.toLowerCase()),
  'first-name': z.string('--first-name is missing').trim().min(1, '--first-name is empty'),
  'last-name': z.string('--last-name is missing').trim().min(1, '--last-name is empty'),
  role: z.enum(rolesOfOrganization, `--role: one of ${rolesOfOrganization.join(', ')}`),
  'password-stdin': z.boolean(),
  'account-id': z.string().trim().min(1, '--account-id is empty').optional(),
});

/**
 * Makes an administrator, and an account to sign in with where accounts are ours to manage.
 *
 * @returns what to show the person at the terminal: a password that was made up is shown this once.
 * @throws AdminRefusal when an option is wrong or the address is taken.
 */
export async function createFirstUser(config: Config, values: Record<string, unknown>): Promise<string> {
  const parsed = given.safeParse(values);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.message}`);
    throw new AdminRefusal(`${lines.join('\n')}\n\n${createUserUsage}`);
  }
  const details = parsed.data;
  const { email, role, 'first-name': firstName, 'last-name': lastName } = details;
  const names = { firstName, lastName };
  const typed = details['password-stdin'] ? await readPassword() : undefined;
  const problem = typed === undefined ? undefined : passwordProblem(typed, { email, ...names });
  if (problem) throw new AdminRefusal(`--password-stdin: ${problem}`);
  const log = openLog('warn');
  const database = await startDatabase(config, { log, serves: false });
  try {
    // Answers no request and works on no job: only the parts are wanted.
    const opened = await openDeps({ ...config, services: [] }, database.connection, { log });
    const app = await buildApp(opened);
    try {
      if (await isEmailTaken(opened.deps.db.as(systemScope), email))
        throw new AdminRefusal(`${email} is a user already.`);
      const password = typed ?? randomBytes(PASSWORD_BYTES).toString('base64url');
      const isOurs = opened.deps.accounts.kind !== 'elsewhere';
      const accountId = isOurs
        ? await createAccount(opened.deps.accounts, {
            email,
            ...names,
            password,
            // Whoever typed one knows it alone; a printed one was read by whoever started the command.
            isPasswordTemporary: typed === undefined,
            role,
          })
        : accountIdOf(issuerOf(config), subjectOf(details['account-id']));
      const context = contextOf(opened.deps, { kind: 'system', reason: 'npm run admin' }, newId());
      await createOrganizationUser(context, { accountId, email, ...names, role });
      const secret =
        isOurs && typed === undefined
          ? ` with the password ${password}\nThe first sign-in asks for another one.`
          : '';
      return `${email} may sign in at ${config.publicUrl}${secret}`;
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

async function createAccount(
  accounts: Accounts,
  {
    role,
    email,
    ...rest
  }: Pick<AccountDetails, 'email' | 'firstName' | 'lastName' | 'password' | 'isPasswordTemporary'> & {
    role: string;
  },
): Promise<string> {
  try {
    const account = await accounts.createAccount({
      ...rest,
      email,
      username: email,
      roles: [role],
      emailVerified: true,
    });
    return account.id;
  } catch (error) {
    if (error instanceof AccountTakenError) throw new AdminRefusal(`${email} has an account already.`);
    throw error;
  }
}

const issuerOf = ({ identity: { url, realm, generic } }: Config): string =>
  generic ? url : `${url}/realms/${encodeURIComponent(realm)}`;

function subjectOf(accountId: string | undefined): string {
  if (accountId) return accountId;
  throw new AdminRefusal(
    '--account-id: make the account at the provider that OIDC_URL names, and give its id here.',
  );
}

async function readPassword(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) {
    return line;
  }
  throw new AdminRefusal('--password-stdin: nothing came on standard input.');
}
