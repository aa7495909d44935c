// npm run admin -- <command>: what is done on the machine itself, without a browser.
import { parseArgs } from 'node:util';
import { createFirstUser, createUserOptions, createUserUsage } from './admin/create-first-user.ts';
import { AdminRefusal } from './admin/refusal.ts';
import { ConfigError, readConfig } from './config.ts';

const usage = `npm run admin -- <command>\n\n  ${createUserUsage}`;

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'create-user') throw new AdminRefusal(usage);
  const { values } = parseArgs({ args: rest, options: createUserOptions, strict: true });
  console.log(await createFirstUser(readConfig(), values));
} catch (error) {
  const isPlain = error instanceof AdminRefusal || error instanceof ConfigError || isUsageError(error);
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 1;
}

function isUsageError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
