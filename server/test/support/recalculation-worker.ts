import pino from 'pino';
import { countBatch } from '../../src/case-service/recalculations/count-batch.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { contextOf, type Deps } from '../../src/platform/context.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { registered } from '../../src/registered.ts';

// A worker process that counts batch after batch and says so: to be killed. `CONNECTION` says where.
const db = openDatabase({ connection: JSON.parse(process.env['CONNECTION'] ?? '{}'), max: 2 });
// A count asks for no more of what a process has, until it ends: and this one is not to end it.
const deps = { db, clock: systemClock, log: pino({ level: 'silent' }), registered } as unknown as Deps;
const recalculationId = process.argv[2] ?? '';
for (let more = true; more;) {
  more = await countBatch(
    contextOf(deps, { kind: 'job', name: 'rule-packs.recalculation' }, newId()),
    recalculationId,
  );
  process.stdout.write('batch\n');
}
await db.close();
