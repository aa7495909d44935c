import { type PackDetails, rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { expect, vi } from 'vitest';
import { makeServedCases } from '../../src/case-service/recalculations/served-cases-factory.ts';
import { rowsOf } from '../../src/case-service/rule-packs/pack-content.ts';
import { standingClock } from '../../src/platform/clock.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { FULTON_MAGISTRATE, firmWithAClient } from './firm-with-a-client.ts';
import { testApp } from './harness.ts';
import { seededPacks } from './seeded-packs.ts';

export const georgiaRows = seededPacks()
  .filter(({ state }) => state === 'GA')
  .flatMap(rowsOf).length;
export const ga = { params: { state: 'GA' } };

/** A row of a version by its id. */
export const rowOf = ({ rows }: PackDetails, ruleId: string) =>
  rows.find(({ row }) => row.id === ruleId) ?? expect.unreachable(`${ruleId} isn’t there`);

/** Two firms with served cases in Georgia, a lawyer of Texas, and what is done to Georgia's rules again and again. */
export async function ruleDesk() {
  const t = await testApp({ clock: standingClock('2026-11-10T15:00:00Z'), services: ['web', 'worker'] });
  const mine = await firmWithAClient(t);
  const theirs = await firmWithAClient(t);
  const { admin } = mine.people;
  const auditor = await makeUser(t.db, { roles: ['auditor'] });
  const texan = await makeUser(t.db, { roles: ['lawyer'], firmId: mine.firm.id, barStates: ['TX'] });
  const served = { stateCode: 'GA', courthouseId: FULTON_MAGISTRATE, servedOn: '2026-11-02' };
  await makeServedCases(t.db, { firmId: mine.firm.id, clientId: mine.client.id, ...served }, 3);
  await makeServedCases(t.db, { firmId: theirs.firm.id, clientId: theirs.client.id, ...served }, 2);
  const texas = { stateCode: 'TX', courthouseId: null, servedOn: '2026-11-02' };
  await makeServedCases(t.db, { firmId: mine.firm.id, clientId: mine.client.id, ...texas }, 1);

  const read = (as = admin, version: 'published' | 'draft' = 'published', state = 'GA') =>
    t.call(rulePacks.details, { as, params: { state }, query: { version } });
  const changeDraft = async (ruleId: string, changes: object, as = admin) => {
    const draft = (await read(admin, 'draft')).body;
    const { kind, row } = rowOf(draft, ruleId);
    const url = rulePacks.changeRow.url.replace('{state}', 'GA').replace('{ruleId}', ruleId);
    return t.send('PUT', url, {
      as,
      body: { version: draft.lockVersion, kind, row: { ...row, ...changes } },
    });
  };
  const lockVersion = async () => (await read(admin, 'draft')).body.lockVersion;
  const preview = async () =>
    t.call(rulePacks.startImpact, { as: admin, ...ga, body: { version: await lockVersion() } });
  const publish = async (note = 'The answer window') =>
    t.call(rulePacks.publish, { as: admin, ...ga, body: { version: await lockVersion(), note } });
  const recalculated = () =>
    vi.waitFor(
      async () => {
        const { body } = await t.call(rulePacks.recalculation, { as: admin, ...ga });
        expect(body.count?.endedAt).toEqual(expect.any(String));
        return body.count ?? expect.unreachable();
      },
      { timeout: 20_000, interval: 50 },
    );
  const audited = (action: string) =>
    t.db
      .selectFrom('users.auditEvent')
      .select(['actorName', 'data'])
      .where('subject', '=', 'rule-pack')
      .where('action', '=', action)
      .orderBy('seq', 'desc')
      .execute();
  /** Who was notified of something of a kind, and what. */
  const notices = (kind: string) =>
    t.db
      .selectFrom('users.notification as n')
      .innerJoin('users.appUser as u', 'u.id', 'n.userId')
      .select(['u.email', 'n.body', 'n.params'])
      .where('n.kind', '=', kind)
      .execute();
  /** Georgia's answer takes eight days: seen, published and counted. */
  const publishEightDays = async () => {
    await t.call(rulePacks.startDraft, { as: admin, ...ga, body: { note: 'Eight days' } });
    await changeDraft('GA-ANSWER', { n: 8 });
    await preview();
    await publish();
    await recalculated();
  };
  return {
    t,
    mine,
    theirs,
    admin,
    auditor: auditor.person,
    texan: texan.person,
    read,
    changeDraft,
    lockVersion,
    preview,
    publish,
    publishEightDays,
    recalculated,
    audited,
    notices,
  };
}
export type RuleDesk = Awaited<ReturnType<typeof ruleDesk>>;
