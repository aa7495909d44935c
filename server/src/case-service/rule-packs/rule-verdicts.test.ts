import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import type { Person } from '../../../test/support/harness.ts';
import { rowOf, type RuleDesk, ruleDesk } from '../../../test/support/rule-desk.ts';

let t: RuleDesk['t'];
let mine: RuleDesk['mine'];
let theirs: RuleDesk['theirs'];
let admin: RuleDesk['admin'];
let texan: RuleDesk['texan'];
let read: RuleDesk['read'];
let audited: RuleDesk['audited'];
let notices: RuleDesk['notices'];
beforeAll(async () => {
  const desk = await ruleDesk();
  ({ t, mine, theirs, admin, texan, read, audited, notices } = desk);
});
afterAll(() => t.close());

describe('a verdict', () => {
  const say = async (as: Person, verdict: object, state = 'GA') => {
    const { hash } = rowOf((await read(as, 'published', state)).body, `${state}-ANSWER`);
    return t.send('POST', rulePacks.say.url.replace('{state}', state), {
      as,
      body: { ruleId: `${state}-ANSWER`, hash, ...verdict },
    });
  };
  const counted = async () =>
    (
      await t.call(deadlines.preview, {
        as: mine.people.processor,
        body: { state: 'GA', event: 'ANSWER_DUE', facts: { servedOn: '2026-11-02' } },
      })
    ).body.rule;

  test('of a lawyer admitted there stands next to the rule and next to each date at once', async () => {
    expect(await counted()).toMatchObject({ ruleId: 'GA-ANSWER', verifiedBy: null });
    const { status, body } = await say(mine.people.lawyer, { verdict: 'VERIFIED' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body['verdict']).toMatchObject({
      verdict: 'VERIFIED',
      firm: mine.firm.name,
      barNumber: expect.any(String),
      isOwn: true,
    });
    expect((await counted())?.verifiedBy).toContain(mine.firm.name);
    expect((await read(admin)).body.counts.verified).toBe(1);
    expect((await audited('rule-pack.verify'))[0]).toMatchObject({
      data: { ruleId: 'GA-ANSWER', state: 'GA' },
    });
  });

  test('that it is wrong needs a reason, and is announced to the administrators', async () => {
    expect(await say(mine.people.lawyer, { verdict: 'WRONG' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason' }] },
    });
    const wrong = { verdict: 'WRONG', reason: 'The window is eight days since July.' };
    expect(await say(mine.people.lawyer, wrong)).toMatchObject({
      status: 200,
      body: { verdict: { verdict: 'WRONG', reason: wrong.reason } },
    });
    expect(await counted()).toMatchObject({ verifiedBy: null });
    await vi.waitFor(
      async () => {
        const told = await notices('rule-pack.called-wrong');
        expect(told.map(({ email }) => email).toSorted()).toEqual(
          [mine.people.admin.email, theirs.people.admin.email].toSorted(),
        );
        expect(told[0]?.body).toContain(wrong.reason);
      },
      { timeout: 15_000 },
    );
  });

  test('that it is wrong stands at each date of it, for firms and not for companies', async () => {
    const reason = 'The window is eight days since July.';
    const answerOf = async (as: Person, { firm } = mine) => {
      const served = t.db.selectFrom('cases.evictionCase').select('id').where('stateCode', '=', 'GA');
      const { id } = await served.where('firmId', '=', firm.id).orderBy('id').executeTakeFirstOrThrow();
      const { body } = await t.call(deadlines.ofCase, { as, params: { id } });
      const answer = body.deadlines.find(({ event }) => event === 'ANSWER_DUE') ?? expect.unreachable();
      return {
        disputed: answer.disputed,
        warnings: answer.warnings.filter((text) => text.includes('GA-ANSWER')),
      };
    };
    const told = {
      disputed: reason,
      warnings: [`A lawyer says that the rule GA-ANSWER is wrong: ${reason}`],
    };
    expect(await answerOf(mine.people.processor)).toEqual(told);
    // What a lawyer says of the law is said to every firm, as next to the rule itself.
    expect(await answerOf(theirs.people.processor, theirs)).toEqual(told);
    const { disputed, warnings } = await answerOf(mine.people.owner);
    expect(disputed).toBeNull();
    expect(warnings.join(' ')).not.toContain(reason);
    const previewed = async (as: Person) => {
      const body = { state: 'GA', event: 'ANSWER_DUE' as const, facts: { servedOn: '2026-11-02' } };
      const answer = await ok(t.call(deadlines.preview, { as, body }));
      return answer.warnings.filter((text) => text.includes('GA-ANSWER'));
    };
    expect(await previewed(mine.people.processor)).toEqual(told.warnings);
    expect(await previewed(theirs.people.lawyer)).toEqual(told.warnings);
    expect(await previewed(mine.people.owner)).toEqual(warnings);
  });

  test('is taken back by who said it, and by nobody else', async () => {
    expect(await say(theirs.people.lawyer, { verdict: 'WITHDRAWN' })).toMatchObject({
      status: 409,
      body: { code: 'rule_verdict_not_yours' },
    });
    expect(await say(mine.people.lawyer, { verdict: 'WITHDRAWN' })).toMatchObject({
      status: 200,
      body: { verdict: null },
    });
  });

  test('of a lawyer of another state, of another role, or of a text that changed is refused', async () => {
    const verified = { verdict: 'VERIFIED' };
    expect(await say(texan, verified)).toMatchObject({
      status: 403,
      body: { code: 'lawyer_bar_state' },
    });
    expect(await say(mine.people.firmAdmin, verified)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await say(mine.people.lawyer, { ...verified, hash: 'a'.repeat(64) })).toMatchObject({
      status: 409,
      body: { code: 'rule_row_changed' },
    });
    expect(await say(mine.people.lawyer, { ...verified, ruleId: 'GA-NOBODY' })).toMatchObject({
      status: 404,
      body: { code: 'rule_row_not_found' },
    });
  });

  test('names a case of one’s own alone', async () => {
    const of = async ({ firm }: RuleDesk['mine']) =>
      (
        await t.db
          .selectFrom('cases.evictionCase')
          .select('id')
          .where('firmId', '=', firm.id)
          .executeTakeFirstOrThrow()
      ).id;
    const verified = { verdict: 'VERIFIED' };
    expect(await say(mine.people.lawyer, { ...verified, caseId: await of(theirs) })).toMatchObject({
      status: 404,
      body: { code: 'case_not_found' },
    });
    expect((await say(mine.people.lawyer, { ...verified, caseId: await of(mine) })).status).toBe(200);
  });
});
