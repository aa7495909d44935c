// npm run admin -- <command>: what is done on the machine itself, without a browser.
import { errorCode } from './platform/error-code.ts';
import { parseArgs } from 'node:util';
import { checkCounters, checkCountersUsage } from './admin/check-counters.ts';
import { createFirstUser, createUserOptions, createUserUsage } from './admin/create-first-user.ts';
import { migrateNow, migrateUsage } from './admin/migrate-now.ts';
import { AdminRefusal } from './admin/refusal.ts';
import { rotateKeysNow, rotateKeysUsage } from './admin/rotate-keys.ts';
import { verifyAudit, verifyAuditUsage } from './admin/verify-audit.ts';
import { ConfigError, readConfig, readOwnerUrl } from './config.ts';
import { OtherVersionError, TooFewRightsError } from './platform/db/migrate.ts';
import { TooManyRightsError } from './start-database.ts';

const commands = [createUserUsage, verifyAuditUsage, checkCountersUsage, rotateKeysUsage, migrateUsage];
const usage = `npm run admin -- <command>\n\n  ${commands.join('\n  ')}`;
const plainErrors = [AdminRefusal, ConfigError, OtherVersionError, TooFewRightsError, TooManyRightsError];

try {
  const [command, ...rest] = process.argv.slice(2);
  console.log(await answer(command, rest));
} catch (error) {
  const isPlain = plainErrors.some((kind) => error instanceof kind) || isUsageError(error);
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 1;
}

async function answer(command: string | undefined, rest: string[]): Promise<string> {
  switch (command) {
    case 'create-user': {
      const { values } = parseArgs({ args: rest, options: createUserOptions, strict: true });
      return createFirstUser(readConfig(), values);
    }
    case 'verify-audit':
      return verifyAudit(readConfig());
    case 'check-counters':
      return checkCounters(readConfig());
    case 'rotate-keys':
      return rotateKeysNow(readConfig());
    case 'migrate':
      return migrateNow(readOwnerUrl());
    default:
      throw new AdminRefusal(usage);
  }
}

function isUsageError(error: unknown): boolean {
  return errorCode(error).startsWith('ERR_PARSE_ARGS');
}
