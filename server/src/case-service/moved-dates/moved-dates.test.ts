import { cases } from '@writdesk/contract/cases/cases';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { movedDates } from '@writdesk/contract/moved-dates/moved-dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import type { Person } from '../../../test/support/harness.ts';
import { type RuleDesk, ruleDesk } from '../../../test/support/rule-desk.ts';
import { newId } from '../../platform/ids.ts';

let t: RuleDesk['t'];
let mine: RuleDesk['mine'];
let theirs: RuleDesk['theirs'];
let admin: RuleDesk['admin'];
let texan: RuleDesk['texan'];
beforeAll(async () => {
  const desk = await ruleDesk();
  ({ t, mine, theirs, admin, texan } = desk);
  await desk.publishEightDays();
});
afterAll(() => t.close());

describe('changed deadlines', () => {
  const list = (as: Person, query = {}) => t.call(movedDates.list, { as, query });
  const accept = (as: Person, body: object) => t.send('POST', movedDates.accept.url, { as, body });
  const pack = { state: 'GA', version: '2026.2' };

  test('wait for each firm, its own alone', async () => {
    const { body } = await list(mine.people.processor);
    expect(body).toMatchObject({ total: 3, waiting: [{ ...pack, count: 3 }], canAccept: false });
    expect(body.movedDates[0]).toMatchObject({
      event: 'ANSWER_DUE',
      was: '2026-11-09',
      becomes: '2026-11-10',
    });
    expect((await list(theirs.people.lawyer)).body).toMatchObject({ total: 2, canAccept: true });
    expect((await list(admin)).body).toMatchObject({ total: 5, canAccept: false });
  });

  const movesOn = async (as: Person, caseId = '') =>
    (await ok(t.call(deadlines.ofCase, { as, params: { id: caseId } }))).deadlines.flatMap(
      ({ event, move }) => (move === null ? [] : [{ event, ...move }]),
    );

  const eventsOn = async (as: Person, id = '') => {
    const { events } = await ok(t.call(cases.timeline, { as, params: { id }, query: {} }));
    return events.filter(({ kind }) => kind.startsWith('case.rules-'));
  };

  test('say on their case where they were and what moved them, to who reads the law', async () => {
    const [first] = (await list(mine.people.processor)).body.movedDates;
    const move = { event: 'ANSWER_DUE', was: '2026-11-09', ...pack };
    expect(await movesOn(mine.people.processor, first?.caseId)).toEqual([move]);
    expect(await movesOn(mine.people.owner, first?.caseId)).toEqual([]);
    const told = {
      kind: 'case.rules-moved',
      byUserId: null,
      data: { ...pack, dates: [{ event: 'ANSWER_DUE', day: '2026-11-09' }] },
    };
    expect(await eventsOn(mine.people.processor, first?.caseId)).toMatchObject([told]);
    expect(await eventsOn(mine.people.owner, first?.caseId)).toEqual([]);
  });

  test('are accepted by a lawyer admitted there, never by somebody else or for somebody else', async () => {
    const [first] = (await list(mine.people.lawyer)).body.movedDates;
    const [foreign] = (await list(theirs.people.lawyer)).body.movedDates;
    expect(await accept(mine.people.firmAdmin, { pack })).toMatchObject({ status: 403 });
    expect(await accept(texan, { pack })).toMatchObject({
      status: 403,
      body: { code: 'lawyer_bar_state' },
    });
    const notThere = { status: 404, body: { code: 'moved_date_not_found' } };
    expect(await accept(mine.people.lawyer, { ids: [first?.id, foreign?.id] })).toMatchObject(notThere);
    expect(await accept(mine.people.lawyer, { ids: [newId()] })).toMatchObject(notThere);
    expect(await accept(mine.people.lawyer, {})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'ids' }] },
    });
    expect((await list(mine.people.lawyer)).body.total).toBe(3);
  });

  test('one by one or all of a version, once, and on record', async () => {
    const [first] = (await list(mine.people.lawyer)).body.movedDates;
    const one = { ids: [first?.id] };
    expect(await movesOn(mine.people.processor, first?.caseId)).toHaveLength(1);
    expect(await accept(mine.people.lawyer, one)).toMatchObject({ status: 200, body: { accepted: 1 } });
    expect(await accept(mine.people.lawyer, one)).toMatchObject({ status: 200, body: { accepted: 0 } });
    expect(await movesOn(mine.people.processor, first?.caseId)).toEqual([]);
    expect(await eventsOn(mine.people.processor, first?.caseId)).toMatchObject([
      { kind: 'case.rules-accepted', data: { ...pack, dates: [{ event: 'ANSWER_DUE', day: '2026-11-10' }] } },
      { kind: 'case.rules-moved' },
    ]);
    expect(await accept(mine.people.lawyer, { pack })).toMatchObject({ status: 200, body: { accepted: 2 } });
    expect((await list(mine.people.lawyer)).body).toMatchObject({ total: 0, waiting: [] });
    expect((await list(mine.people.lawyer, { accepted: 'yes' })).body.total).toBe(3);
    expect((await list(theirs.people.lawyer)).body.total).toBe(2);
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select('data')
      .where('action', '=', 'moved-date.accept')
      .where('firmId', '=', mine.firm.id)
      .orderBy('seq', 'desc')
      .execute();
    expect(trail[0]).toMatchObject({ data: { ...pack, accepted: 2 } });
  });
});
