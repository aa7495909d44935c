import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from './harness.ts';
import type { ManagerDesk } from './manager-desk.ts';

/** Cases that a filing manager takes: with a lawyer who has a bar number, and two tenants. */
export async function managerCases(
  t: TestApp,
  desk: ManagerDesk,
  { firm, client }: { firm: { id: string }; client: { id: string } },
) {
  const lawyer = await t.db
    .selectFrom('users.publishedLawyer')
    .select('id')
    .where('firmId', '=', firm.id)
    .executeTakeFirstOrThrow();
  async function aCase(attached: readonly string[] = []) {
    const given = await desk.aCase({ assignedLawyerId: lawyer.id, stateCode: 'GA' }, { attached });
    const tenants = ['Hollis', 'Okafor'].map((lastName, position) => ({
      firmId: firm.id,
      clientId: client.id,
      caseId: given.id,
      id: newId(),
      position,
      firstName: 'Caleb',
      lastName,
    }));
    await t.db.insertInto('cases.caseTenant').values(tenants).execute();
    return given;
  }
  return { aCase, aJob: async () => desk.aJob((await aCase()).id) };
}
