import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { DEMONSTRATION, onceDemonstrated } from './support/demonstration.ts';
import { openRunServer } from './support/run-server.ts';
import { openTyping } from './support/typing.ts';
import { startWritdesk } from './support/writdesk.ts';

/** A real Writdesk with its demo firm for the journeys of each worker; each journey that breaks things starts its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const typing = await openTyping();
  const demoPassword = randomBytes(9).toString('base64url');
  const demonstration = onceDemonstrated(demoPassword);
  const runServer = await openRunServer(
    async () => startWritdesk({ DEMO_PASSWORD: demoPassword }, await demonstration.folder()),
    { [DEMONSTRATION]: demonstration.folder },
  );
  project.provide('runServerUrl', runServer.url);
  project.provide('demoPassword', demoPassword);
  const close = async () => {
    try {
      await runServer.close();
    } finally {
      await demonstration.remove();
    }
  };
  return async () => {
    try {
      await close();
    } catch (error) {
      await noteFault(error);
      throw error;
    } finally {
      await typing.remove();
    }
  };
}

/** For `npm test`, which learns of what happens after the last journey from the exit code alone, and of a repeated run not at all. */
async function noteFault(error: unknown): Promise<void> {
  const file = process.env['FAULTS_FILE'];
  if (file) await appendFile(file, `${String(error)}\n`);
}
