// npm run admin -- <command>: what is done on the machine itself, without a browser.
import { parseArgs } from 'node:util';
import { createFirstUser, createUserOptions, createUserUsage } from './admin/create-first-user.ts';
import { AdminRefusal } from './admin/refusal.ts';
import { rotateKeysNow, rotateKeysUsage } from './admin/rotate-keys.ts';
import { verifyAudit, verifyAuditUsage } from './admin/verify-audit.ts';
import { ConfigError, readConfig } from './config.ts';

const usage = `npm run admin -- <command>\n\n  ${createUserUsage}\n  ${verifyAuditUsage}\n  ${rotateKeysUsage}`;

try {
  const [command, ...rest] = process.argv.slice(2);
  console.log(await answer(command, rest));
} catch (error) {
  const isPlain = error instanceof AdminRefusal || error instanceof ConfigError || isUsageError(error);
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
    case 'rotate-keys':
      return rotateKeysNow(readConfig());
    default:
      throw new AdminRefusal(usage);
  }
}

function isUsageError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
