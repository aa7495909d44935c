import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startWritdesk } from './support/writdesk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the running Writdesk answers. */
    baseUrl: string;
    /** The password of the six demonstration accounts in this run. */
    demoPassword: string;
  }
}

/** One real Writdesk with its demo firm for all journeys; each journey that breaks things starts its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demoPassword = randomBytes(9).toString('base64url');
  const writdesk = await startWritdesk({ DEMO_PASSWORD: demoPassword });
  project.provide('baseUrl', writdesk.baseUrl);
  project.provide('demoPassword', demoPassword);
  return () => writdesk.stop();
}
