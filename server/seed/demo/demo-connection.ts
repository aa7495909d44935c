import { newId } from '../../src/platform/ids.ts';
import type { UserContext } from '../../src/platform/context.ts';
import { transact } from '../../src/platform/db/transact.ts';
import { allow } from '../../src/platform/http/refuse.ts';
import { propertyConnectionAudits } from '../../src/user-service/property-connections/connection-audits.ts';
import { insertConnection } from '../../src/user-service/property-connections/connection-queries.ts';
import { sealKey } from '../../src/user-service/property-connections/sealed-connection.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';

interface ConnectionEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<void>;
}

/** What a connection looks like: no system is behind it, and it is never read. */
export function demoConnection(days: DemoDays): ConnectionEvent[] {
  return [{ at: days.at(days.office(-1), '10:20'), by: 'wanda', run: practise }];
}

function practise(by: UserContext): Promise<void> {
  const { clientId, userId, name } = by.actor;
  if (!clientId) throw new Error('Only a company connects a property system.');
  const row = { clientId, id: newId(), system: 'PROPERTYWARE' } as const;
  const key = { apiId: 'practice', apiSecret: 'practice', organizationId: 'practice' };
  return transact(by, async (tx) => {
    tx.authorize(allow);
    await insertConnection(tx.db, {
      ...row,
      isPractice: true,
      sealed: sealKey(by.deps, row, key),
      connectedBy: userId,
      connectedByName: name,
      connectedAt: tx.now,
      dataAt: tx.now,
      found: JSON.stringify({ new: 0, changed: 0, unchanged: 4, refused: 0 }),
    });
    await tx.audit(propertyConnectionAudits.connect, {
      subjectId: row.id,
      clientId,
      data: { system: row.system },
    });
  });
}
