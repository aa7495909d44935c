import { openDeps } from '../../src/deps.ts';
import { standingClock } from '../../src/platform/clock.ts';
import { openLog } from '../../src/platform/log.ts';
import { seedDemo } from '../../seed/demo/seed-demo.ts';

// A process that makes the demonstration and says how far it is: to be killed. `DEMO` says where, and what day it is.
const { connection, config, now } = JSON.parse(process.env['DEMO'] ?? '{}');
config.encryptionKey = Buffer.from(config.encryptionKey, 'base64');
const opened = await openDeps(config, connection, { clock: standingClock(now), log: openLog('silent') });
await seedDemo({ deps: opened.deps, onProgress: (step) => console.log(step) });
