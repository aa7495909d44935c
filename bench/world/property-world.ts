import pg from 'pg';
import { makeWorkflow } from '../../server/src/case-service/workflows/workflow-factory.ts';
import { openDeps } from '../../server/src/deps.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { systemScope } from '../../server/src/platform/db/scope.ts';
import { makeClient } from '../../server/src/user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../server/src/user-service/firms/firm-factory.ts';
import { makeUser } from '../../server/src/user-service/users/user-factory.ts';
import { seedReference } from '../../server/seed/reference.ts';
import { type KeptCluster, keptDatabase } from './kept-cluster.ts';
import { COUNTY } from './seed-firm.ts';
import { configOf, emailOf, password, type World } from './world.ts';

const COMPANIES = 20;

/** A world of one firm whose 20 companies have so many properties, half of them one company's. */
export async function openPropertyWorld(
  kept: KeptCluster,
  { properties, port }: { properties: number; port: number },
): Promise<World> {
  const config = configOf(port, kept.encryptionKey);
  const connection = await keptDatabase(kept, `properties_${properties}`, async (empty) => {
    await migrate(empty);
    const opened = await openDeps(config, empty);
    const db = opened.deps.db.as(systemScope);
    await seedReference(db);
    const firm = await makeFirm(db);
    await makeWorkflow(db, { firmId: firm.id });
    const ids: string[] = [];
    for (let seed = 0; seed < COMPANIES; seed += 1) {
      const { id } = await makeClient(db, { seed });
      await makeEngagement(db, { clientId: id, firmId: firm.id });
      ids.push(id);
    }
    const account = { accounts: opened.deps.accounts, password };
    await makeUser(db, { roles: ['case_processor'], firmId: firm.id, email: emailOf('processor'), account });
    await makeUser(db, { roles: ['client_owner'], clientId: ids[0]!, email: emailOf('company'), account });
    await opened.close?.();
    await fill(empty, ids, properties);
  });
  return { cases: properties, connection, config };
}

async function fill(connection: pg.ClientConfig, clientIds: readonly string[], count: number): Promise<void> {
  const owner = new pg.Client(connection);
  await owner.connect();
  try {
    await owner.query(
      `insert into users.property (id, client_id, county_id, name, address_line1, city, state_code, zip_code, cares_covered, cares_basis,
         unit_count, status, created_at, updated_at)
       select gen_random_uuid(), ($1::uuid[])[1 + case when n % 2 = 0 then 0 else 1 + n % $2::int end], $3,
         case when n = 77 then 'Zebulon Court' else (array['Willow', 'Azalea', 'Briar', 'Lenox', 'Cascade'])[1 + n % 5] || ' Place ' || n end,
         n || ' Memorial Drive SE', 'Atlanta', 'GA', '30316', 'NO', 'No federally backed loan', 12 + n % 300, 'ACTIVE', now(), now()
       from generate_series(1, $4::int) n`,
      [clientIds, clientIds.length - 1, COUNTY, count],
    );
    await owner.query('vacuum analyze');
  } finally {
    await owner.end();
  }
}
