import pino from 'pino';
import { z } from 'zod';
import type { Context } from '../../src/platform/context.ts';
import { defineJob, openJobQueue } from '../../src/platform/jobs/index.ts';

// A worker process that begins the given job and never ends it: to be killed. `CONNECTION` says where.
const jobs = openJobQueue({
  connection: JSON.parse(process.env['CONNECTION'] ?? '{}'),
  log: pino({ level: 'silent' }),
  deadAfterSeconds: 10,
});
const endless = defineJob({
  name: process.argv[2] ?? '',
  schema: z.object({}),
  handle() {
    process.stdout.write('begun\n');
    return new Promise<void>(() => undefined);
  },
});
// Its handler asks nothing of the context.
await jobs.start([endless], () => ({}) as Context);
