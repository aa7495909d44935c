import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { ruleProposals } from '@writdesk/contract/rule-packs/rule-proposals';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '../../../test/support/harness.ts';
import { ga, rowOf, type RuleDesk, ruleDesk } from '../../../test/support/rule-desk.ts';

let t: RuleDesk['t'];
let mine: RuleDesk['mine'];
let theirs: RuleDesk['theirs'];
let admin: RuleDesk['admin'];
let auditor: RuleDesk['auditor'];
let read: RuleDesk['read'];
let notices: RuleDesk['notices'];
beforeAll(async () => {
  const desk = await ruleDesk();
  ({ t, mine, theirs, admin, auditor, read, notices } = desk);
});
afterAll(() => t.close());

describe('a proposal', () => {
  const propose = (as: Person, body: object) =>
    t.send('POST', ruleProposals.propose.url.replace('{state}', 'GA'), { as, body });
  const proposals = (as: Person) => t.call(ruleProposals.list, { as, ...ga });

  test('of a firm is read by those who keep the rules and by the firm', async () => {
    const { row } = rowOf((await read()).body, 'GA-TENDER');
    const text = 'The tender window follows the answer.';
    const faulty = { text, change: { kind: 'DEADLINE', row: { ...row, county: 'Maricopa' } } };
    expect(await propose(mine.people.firmAdmin, faulty)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'change.row.county' }] },
    });
    const change = { kind: 'DEADLINE', row: { ...row, n: 8 } };
    expect(await propose(mine.people.lawyer, { text, change })).toMatchObject({ status: 403 });
    expect(await propose(mine.people.firmAdmin, { text, change })).toMatchObject({
      status: 201,
      body: { text, change: { row: { n: 8 } }, firm: mine.firm.name, answer: null },
    });
    expect((await proposals(admin)).body.proposals).toMatchObject([{ text }]);
    expect((await proposals(auditor)).body.proposals).toMatchObject([{ text }]);
    expect((await proposals(mine.people.firmAdmin)).body.proposals).toHaveLength(1);
    expect((await proposals(theirs.people.firmAdmin)).body.proposals).toEqual([]);
    const open = async (as: Person) =>
      (await t.call(rulePacks.list, { as })).body.packs.find(({ state }) => state === 'GA')?.openProposals;
    expect(await open(theirs.people.firmAdmin)).toBe(0);
    expect(await open(auditor)).toBe(1);
    await vi.waitFor(
      async () => {
        const told = await notices('rule-pack.proposed');
        expect(told.map(({ email }) => email).toSorted()).toEqual(
          [mine.people.admin.email, theirs.people.admin.email].toSorted(),
        );
        expect(told[0]?.params).toMatchObject({ state: 'GA', firm: mine.firm.name, wanted: text });
      },
      { timeout: 15_000 },
    );
  });

  test('is answered once, and whoever made it is notified', async () => {
    const id = (await proposals(admin)).body.proposals[0]?.id ?? '';
    const answer = (as: Person) =>
      t.call(ruleProposals.answer, {
        as,
        params: { id },
        body: { answer: 'DECLINED', note: 'It does not.' },
      });
    expect(await answer(mine.people.firmAdmin)).toMatchObject({ status: 403 });
    expect(await answer(admin)).toMatchObject({ status: 200, body: { answer: 'DECLINED' } });
    expect(await answer(admin)).toMatchObject({ status: 409, body: { code: 'rule_proposal_answered' } });
    expect((await proposals(mine.people.firmAdmin)).body.proposals[0]).toMatchObject({
      answerNote: 'It does not.',
    });
    expect(await notices('rule-pack.proposal-answered')).toMatchObject([
      { email: mine.people.firmAdmin.email, params: { answer: 'DECLINED', what: 'It does not.' } },
    ]);
  });
});
