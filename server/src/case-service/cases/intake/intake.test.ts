import { cases } from '@writdesk/contract/cases/cases';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import {
  addFile,
  caseFacts,
  firmWithAClient,
  type FirmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProperty } from '../../../user-service/properties/property-factory.ts';
import { makeUser } from '../../../user-service/users/user-factory.ts';
import { makeInvoice } from '../../invoices/invoice-factory.ts';
import { tallyFaults } from '../../tallies/index.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const paths = (body: unknown) =>
  ((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path);
const post = (path: string, as: Person, body: unknown) =>
  t.send('POST', `/api/case-service/case/${path}`, { as, body });

describe('opening a case', () => {
  test('a draft needs a property and nothing else, and is given a number and a firm', async () => {
    const { body, status } = await t.call(cases.createDraft, {
      as: people.manager,
      body: { propertyId: world.property.id },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'DRAFT',
      complete: false,
      firmId: world.firm.id,
      clientId: world.client.id,
      caseDraftNumber: expect.stringMatching(/^D-2026-\d{6}$/),
      caseNumber: null,
      createdBy: { name: expect.any(String) },
      workflow: { name: world.workflow.name },
    });
  });

  test('the bill of a new case has two empty lists', async () => {
    const { id } = await desk.draft();
    const { body } = await t.call(cases.billings, { as: people.manager, params: { id } });
    expect(body).toEqual({
      unbilled: [],
      billed: [],
      unbilledTotal: 0,
      billedTotal: 0,
      can: { create: false, update: false, delete: false },
    });
  });

  test('a manager’s draft without a property would be nobody’s to see, and is refused', async () => {
    const { status, body } = await post('create-draft', people.manager, {});
    expect(status).toBe(400);
    expect(paths(body)).toEqual(['propertyId']);
    const { id } = await desk.draft();
    const without = await post(`save/${id}`, people.manager, { propertyId: null });
    expect(without.status).toBe(400);
    expect(paths(without.body)).toEqual(['propertyId']);
  });

  test('the company’s owner may leave the property open', async () => {
    const { status, body } = await t.call(cases.createDraft, { as: people.owner, body: {} });
    expect(status).toBe(201);
    expect(body).toMatchObject({ propertyId: null, firmId: world.firm.id });
    expect((await t.call(cases.details, { as: people.owner, params: { id: body.id } })).status).toBe(200);
  });

  test('the firm opens cases for its companies, and names the company', async () => {
    const draft = { as: people.processor, body: { clientId: world.client.id } };
    expect((await t.call(cases.createDraft, draft)).body).toMatchObject({ clientId: world.client.id });
    const nameless = await post('create-draft', people.processor, {});
    expect(nameless.status).toBe(400);
    expect(paths(nameless.body)).toEqual(['clientId']);
  });

  test('a complete case names everything that is wrong with it at once', async () => {
    const { status, body } = await post('create', people.manager, {
      propertyId: 'the one on Memorial Drive',
      tenants: [
        {
          firstName: 'Ines',
          lastName: 'Abara',
          ssn: '12-3',
          email: 'not an address',
          dateOfBirth: '31.12.1990',
        },
      ],
      caseEviction: {
        reasons: ['DISLIKE'],
        claimedCents: -1,
        monthlyRentCents: 1_850.5,
        rentDueDay: 32,
        ledger: [{ kind: 'RANSOM', amountCents: 1 }],
        noticeType: 'SHOUT',
      },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid' });
    expect(paths(body).toSorted()).toEqual(
      [
        'propertyId',
        'countyId',
        'tenants.0.ssn',
        'tenants.0.email',
        'tenants.0.dateOfBirth',
        'caseEviction.reasons.0',
        'caseEviction.claimedCents',
        'caseEviction.monthlyRentCents',
        'caseEviction.rentDueDay',
        'caseEviction.ledger.0.kind',
        'caseEviction.noticeType',
      ].toSorted(),
    );
  });

  test.each([
    ['no tenant', { tenants: [] }, 'tenants'],
    ['a tenant without a last name', { tenants: [{ firstName: 'Ines' }] }, 'tenants.0.lastName'],
    ['an unknown county', { countyId: newId() }, 'countyId'],
    ['an unknown courthouse', { courthouseId: newId() }, 'courthouseId'],
    ['an unknown workflow', { workflowId: newId() }, 'workflowId'],
  ])('%s is refused at its field', async (_, changes, field) => {
    const { status, body } = await post('create', people.manager, { ...caseFacts(world), ...changes });
    expect(status).toBe(400);
    expect(paths(body)).toEqual([field]);
  });

  test('a property that was given up takes no case', async () => {
    const property = await makeProperty(t.db, {
      clientId: world.client.id,
      countyId: world.property.countyId ?? '',
      status: 'INACTIVE',
    });
    const { status, body } = await post('create', people.owner, {
      ...caseFacts(world),
      propertyId: property.id,
    });
    expect(status).toBe(400);
    expect(paths(body)).toEqual(['propertyId']);
  });

  test('a state for which no firm is engaged takes no case', async () => {
    const property = await makeProperty(t.db, {
      clientId: world.client.id,
      countyId: world.property.countyId ?? '',
      stateCode: 'TX',
    });
    const { status, body } = await post('create', people.owner, {
      ...caseFacts(world),
      propertyId: property.id,
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'no_engagement', errors: [{ path: 'propertyId' }] });
  });
});

describe('saving', () => {
  test('changes what is sent and nothing else', async () => {
    const before = await desk.draft();
    const on = { as: people.manager, params: { id: before.id } };
    const saved = await ok(
      t.call(cases.save, {
        ...on,
        body: { version: before.version, comment: 'Second attempt', caseEviction: { rentDueDay: 5 } },
      }),
    );
    expect(saved).toMatchObject({
      version: before.version + 1,
      comment: 'Second attempt',
      tenants: before.tenants,
      caseEviction: { ...before.caseEviction, rentDueDay: 5 },
    });
    const cleared = await ok(t.call(cases.save, { ...on, body: { comment: '' } }));
    expect(cleared.comment).toBeNull();
  });

  test('keeps a tenant’s SSN when only the name is corrected, and forgets it when asked to', async () => {
    const before = await desk.draft();
    const [first] = before.tenants;
    const save = (tenant: object) =>
      ok(
        t.call(cases.save, {
          as: people.manager,
          params: { id: before.id },
          body: { tenants: [{ id: first?.id, firstName: 'Adaeze', lastName: 'Bell', ...tenant }] },
        }),
      );
    expect((await save({})).tenants).toMatchObject([{ id: first?.id, lastName: 'Bell', ssn: '***-**-6789' }]);
    expect((await save({ ssn: null })).tenants).toMatchObject([{ id: first?.id, ssn: null }]);
  });

  test('a new tenant keeps the id that the form gave it, so that saving again changes it and adds nobody', async () => {
    const { id } = await desk.draft();
    const own = '5b0f5a52-1c0e-4b9e-9d56-0c8a9f0d7c11';
    const save = (...firstNames: string[]) =>
      ok(
        t.call(cases.save, {
          as: people.manager,
          params: { id },
          body: {
            tenants: firstNames.map((firstName) => ({ id: own, firstName, lastName: 'Abara', phone: '1' })),
          },
        }),
      );
    expect((await save('Ines')).tenants).toMatchObject([{ id: own, firstName: 'Ines' }]);
    expect((await save('Inés')).tenants).toMatchObject([{ id: own, firstName: 'Inés' }]);
    const twice = (await save('Inés', 'Rui')).tenants;
    expect(twice[0]?.id).toBe(own);
    expect(twice[1]?.id).not.toBe(own);
  });

  test('another case’s tenant id makes a new tenant and takes nothing of the other', async () => {
    const [other, mine] = [await desk.draft(), await desk.draft()];
    const saved = await ok(
      t.call(cases.save, {
        as: people.manager,
        params: { id: mine.id },
        body: { tenants: [{ id: other.tenants[0]?.id, firstName: 'Ines', lastName: 'Abara' }] },
      }),
    );
    expect(saved.tenants).toMatchObject([{ lastName: 'Abara', ssn: null }]);
    expect(saved.tenants[0]?.id).not.toBe(other.tenants[0]?.id);
  });

  test('the one who comes second sees what the first one wrote', async () => {
    const before = await desk.draft();
    const save = (as: Person, comment: string) =>
      t.send('POST', `/api/case-service/case/save/${before.id}`, {
        as,
        body: { version: before.version, comment },
      });
    expect((await save(people.manager, 'from the manager')).status).toBe(200);
    const second = await save(people.owner, 'from the owner');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'conflict',
      current: { id: before.id, version: before.version + 1, comment: 'from the manager' },
    });
  });

  test('a company can’t write into what the firm has', async () => {
    const { id } = await desk.at('INTAKE');
    const { status, body } = await post(`save/${id}`, people.manager, { comment: 'wait' });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'forbidden' });
    expect((await post(`save/${id}`, people.processor, { comment: 'checked' })).status).toBe(200);
  });
});

test('the timeline has what a fact was and becomes; what was typed again as it stood is no change', async () => {
  const { id, caseEviction } = await desk.draft();
  const { claimedCents } = caseEviction;
  const save = (eviction: object) => post(`save/${id}`, people.manager, { caseEviction: eviction });
  await save({ claimedCents, noticeServedOn: '2026-06-01' });
  await save({ claimedCents: claimedCents + 100, noticeServedOn: '2026-06-02', monthlyRentCents: 90_000 });
  await save({ claimedCents: claimedCents + 100 });
  const query = { kind: 'case.save', size: 3 };
  const { events } = await ok(t.call(cases.timeline, { as: people.manager, params: { id }, query }));
  const [again, second] = events.map(({ data }) => data['changed'] ?? []);
  expect(again).toEqual([]);
  expect(second).toEqual([
    { field: 'claimedCents', was: claimedCents, becomes: claimedCents + 100 },
    { field: 'monthlyRentCents', was: expect.toSatisfy((was) => was !== 90_000), becomes: 90_000 },
    { field: 'noticeServedOn', was: '2026-06-01', becomes: '2026-06-02' },
  ]);
});

describe('entering what a case is about', () => {
  test('changes what is sent, names the fields on the trail, and keeps the rest', async () => {
    const before = await desk.draft();
    const on = { as: people.manager, params: { id: before.id } };
    const entered = await ok(
      t.call(cases.createEviction, {
        ...on,
        body: { version: before.version, reasons: ['NONPAYMENT', 'HOLDOVER'], claimedCents: 210_000 },
      }),
    );
    expect(entered.caseEviction).toEqual({
      ...before.caseEviction,
      reasons: ['NONPAYMENT', 'HOLDOVER'],
      claimedCents: 210_000,
    });
    const { data } = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', before.id)
      .where('action', '=', 'case.create-eviction')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ fields: ['caseEviction.reasons', 'caseEviction.claimedCents'] });
  });

  test('is the firm’s once it has the case, and a reason that the law doesn’t know names its field', async () => {
    const { id } = await desk.at('INTAKE');
    const enter = (as: Person, body: object) =>
      t.send('POST', `/api/case-service/case-eviction/create/${id}`, { as, body });
    expect((await enter(people.manager, { reasons: ['HOLDOVER'] })).status).toBe(403);
    expect((await enter(people.processor, { reasons: ['HOLDOVER'] })).status).toBe(200);
    const wrong = await enter(people.processor, { reasons: ['MOOD'] });
    expect(wrong.status).toBe(400);
    expect(paths(wrong.body)).toEqual(['reasons.0']);
  });
});

describe('submitting', () => {
  test('names everything that is missing, at once', async () => {
    const { body: draft } = await t.call(cases.createDraft, { as: people.owner, body: {} });
    const { status, body } = await post(`submit/${draft.id}`, people.owner, {});
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'case_incomplete' });
    expect(paths(body)).toEqual([
      'propertyId',
      'courthouseId',
      'tenants',
      'tenantAddress',
      'caseEviction.reasons',
      'caseEviction.caresCovered',
      'attestedBy',
    ]);
  });

  test('names a ledger that differs from the claim, and the facts of the notice', async () => {
    const draft = await desk.draft();
    await ok(
      t.call(cases.save, {
        as: people.manager,
        params: { id: draft.id },
        body: {
          caseEviction: { claimedCents: 370_001, noticeType: null, noticeServedOn: null, noticeMethod: null },
        },
      }),
    );
    const { body } = await post(`submit/${draft.id}`, people.manager, { attestedBy: 'Wanda Beaufort' });
    expect(paths(body)).toEqual([
      'caseEviction.claimedCents',
      'caseEviction.noticeType',
      'caseEviction.noticeServedOn',
      'caseEviction.noticeMethod',
      'documents.NOTICE_PROOF',
    ]);
  });

  test('a notice that is still to be given is submitted once it was', async () => {
    const draft = await desk.draft();
    await addFile(t, people.manager, draft.id);
    const plan = (noticeServedOn: string) =>
      ok(
        t.call(cases.save, {
          as: people.manager,
          params: { id: draft.id },
          body: { caseEviction: { noticeServedOn } },
        }),
      );
    await plan('2026-06-13');
    const attested = { attestedBy: 'Wanda Beaufort' };
    const refused = await post(`submit/${draft.id}`, people.manager, attested);
    expect(refused.body).toMatchObject({
      code: 'case_incomplete',
      errors: [{ path: 'caseEviction.noticeServedOn', code: 'notice_in_future' }],
    });
    await plan('2026-06-12');
    expect((await post(`submit/${draft.id}`, people.manager, attested)).status).toBe(200);
  });

  test('an open case for the same unit and tenant must be meant', async () => {
    const open = await desk.at('INTAKE');
    const twin = await desk.draft({
      unitLabel: open.unitLabel ?? '',
      lastName: open.tenants[0]?.lastName ?? '',
    });
    await addFile(t, people.manager, twin.id);
    const attested = { attestedBy: 'Wanda Beaufort' };
    const refused = await post(`submit/${twin.id}`, people.manager, attested);
    expect(refused.body).toMatchObject({
      code: 'case_incomplete',
      errors: [{ path: 'duplicateAck', message: expect.stringContaining(open.title) }],
    });
    const meant = await post(`submit/${twin.id}`, people.manager, { ...attested, duplicateAck: true });
    expect(meant.status).toBe(200);
  });

  test('a case is submitted once', async () => {
    const { id } = await desk.at('INTAKE');
    const { status, body } = await post(`submit/${id}`, people.manager, { attestedBy: 'Wanda Beaufort' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'case_action_not_allowed',
      availableActions: ['dismiss-case', 'record-tenant-payment', 'add-eviction-details'],
    });
  });

  test.each(['lawyer', 'admin'] as const)('the table decides whether %s may', async (who) => {
    const { id } = await desk.draft();
    const { status } = await post(`submit/${id}`, people[who], {});
    expect(status).toBe(who === 'lawyer' ? 403 : 400);
  });
});

describe('a company with an overdue invoice', () => {
  let counted: number;
  const submitted = async () => {
    const { body } = await t.call(cases.dashboardStatus, {
      as: people.owner,
      params: { id: world.client.id },
      query: {},
    });
    return body.CasesSubmitted;
  };

  beforeEach(async () => {
    counted = await submitted();
    await makeInvoice(t.db, { firmId: world.firm.id, clientId: world.client.id, number: 'INV-OVERDUE' });
    return async () => {
      await t.db.deleteFrom('cases.invoice').where('clientId', '=', world.client.id).execute();
    };
  });

  async function held() {
    const draft = await desk.draft();
    await addFile(t, people.manager, draft.id);
    return ok(
      t.call(cases.submit, {
        as: people.manager,
        params: { id: draft.id },
        body: { attestedBy: 'Wanda Beaufort' },
      }),
    );
  }

  test('has its case held, learns which invoice, and it doesn’t count as submitted', async () => {
    const reply = await held();
    expect(reply).toMatchObject({
      hasOverdueInvoices: true,
      overdueInvoices: [{ number: 'INV-OVERDUE', dueDate: '2026-04-30', balanceCents: expect.any(Number) }],
      case: { status: 'PAYMENT_HOLD', submittedAt: null, nextDateKind: 'PAYMENT_DUE' },
    });
    expect(await submitted()).toBe(counted);
    const shown = await t.call(invoices.list, { as: people.owner, query: { status: 'OVERDUE' } });
    expect(shown.body.overdueCents).toBe(reply.overdueInvoices[0]?.balanceCents);
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test('is let in by client care or the firm with a reason, and then it counts', async () => {
    const { case: record } = await held();
    const release = (as: Person, reason: string) => post(`hold-release/${record.id}`, as, { reason });
    expect((await release(people.crm, '')).body).toMatchObject({ errors: [{ path: 'reason' }] });
    expect((await release(people.manager, 'we paid')).status).toBe(403);
    expect((await release(people.processor, 'they paid')).status).toBe(403);
    const released = await release(people.crm, 'The check is in the mail.');
    expect(released.body).toMatchObject({ status: 'INTAKE', submittedAt: '2026-06-12T14:00:00.000Z' });
    expect(await submitted()).toBe(counted + 1);
    expect((await release(people.crm, 'Once more, please.')).status).toBe(409);
  });

  test('firm billing lets it in once it is paid, and not before', async () => {
    const { person: billing } = await makeUser(t.db, { roles: ['firm_billing'], firmId: world.firm.id });
    const { case: record } = await held();
    const release = () => post(`hold-release/${record.id}`, billing, { reason: 'Paid by wire.' });
    expect(await release()).toMatchObject({ status: 409, body: { code: 'case_action_not_allowed' } });
    await t.db
      .updateTable('cases.invoice')
      .set((eb) => ({ balanceCents: 0, paidCents: eb.ref('subtotalCents'), status: 'PAID' }))
      .where('clientId', '=', world.client.id)
      .execute();
    expect((await release()).body).toMatchObject({ status: 'INTAKE' });
  });

  test('isn’t held by another company’s invoice, nor by one whose grace isn’t over', async () => {
    await t.db
      .updateTable('cases.invoice')
      .set({ dueDate: '2026-06-12' })
      .where('clientId', '=', world.client.id)
      .execute();
    expect(await held()).toMatchObject({ hasOverdueInvoices: false, overdueInvoices: [] });
  });
});

describe('facts that a court would throw out', () => {
  const submit = (id: string, attestedBy = 'Wanda Beaufort') =>
    post(`submit/${id}`, people.owner, { attestedBy });
  const draftWith = async (body: object) => {
    const { id } = await desk.draft();
    await addFile(t, people.manager, id);
    expect((await post(`save/${id}`, people.owner, body)).status).toBe(200);
    return id;
  };

  test.each([
    ['premises without their unit', { unitLabel: '' }, ['unitLabel'], 'unit_missing'],
    [
      'a name that is none',
      { tenants: [{ firstName: '1234<script>', lastName: 'Bell' }] },
      ['tenants.0.firstName'],
      'name_in_letters',
    ],
    [
      'a last name of figures',
      { tenants: [{ firstName: 'Ada', lastName: '12' }] },
      ['tenants.0.lastName'],
      'name_in_letters',
    ],
    [
      'a phone that is none',
      { tenants: [{ firstName: 'Ada', lastName: 'Bell', phone: 'abc' }] },
      ['tenants.0.phone'],
      'phone_wanted',
    ],
  ] as const)(
    '%s: the draft keeps it, the submit refuses it at its field',
    async (_, facts, fields, code) => {
      const { status, body } = await submit(await draftWith(facts));
      expect([status, paths(body)]).toEqual([400, fields]);
      expect(body).toMatchObject({ errors: [{ code }] });
    },
  );

  test.each(['x', 'Wanda', '1 2', 'Wanda B<3'])('an attestation by “%s”', async (attestedBy) => {
    const { status, body } = await submit(await draftWith({}), attestedBy);
    expect([status, paths(body)]).toEqual([400, ['attestedBy']]);
  });

  test('a legal name of one part stands alone once somebody says that it does', async () => {
    const oneName = { firstName: '', lastName: 'Suharto' };
    const silent = await draftWith({ tenants: [oneName] });
    expect(paths((await submit(silent)).body)).toEqual(['tenants.0.firstName']);
    const told = { ...oneName, firstName: 'Ada', middleName: 'B.', hasOneName: true };
    const { case: taken } = (await submit(await draftWith({ unitLabel: '9Z', tenants: [told] }))).body as {
      case: object;
    };
    expect(taken).toMatchObject({
      status: 'INTAKE',
      tenants: [{ firstName: '', middleName: null, lastName: 'Suharto', hasOneName: true }],
    });
  });

  test.each([
    ['the unit', { unitLabel: '' }, 'unitLabel'],
    ['a name', { tenants: [{ firstName: 'Ada', lastName: '12' }] }, 'tenants.0.lastName'],
  ])('what the firm changes later is looked at again when a lawyer signs: %s', async (_, facts, path) => {
    const { id } = await desk.at('INITIAL_CHECK');
    expect((await post(`save/${id}`, people.processor, facts)).status).toBe(200);
    await desk.makePapersReady(id);
    await ok(t.call(cases.review, { as: people.processor, params: { id }, body: {} }));
    const { status, body } = await post(`send-for-filing/${id}`, people.lawyer, {});
    expect([status, body['code'], paths(body)]).toEqual([400, 'case_incomplete', [path]]);
    const { status: still } = await ok(t.call(cases.details, { as: people.lawyer, params: { id } }));
    expect(still).toBe('REVIEW');
  });

  test('a single-family home needs no unit', async () => {
    const property = await makeProperty(t.db, {
      clientId: world.client.id,
      countyId: world.property.countyId ?? '',
      stateCode: 'GA',
      propertyCategory: 'SINGLE_FAMILY',
      unitCount: 1,
    });
    const id = await draftWith({
      propertyId: property.id,
      countyId: world.property.countyId ?? '',
      courthouseId: FULTON_MAGISTRATE,
      unitLabel: '',
    });
    expect((await submit(id)).body).toMatchObject({ case: { status: 'INTAKE', unitLabel: null } });
  });
});

describe('the initial check', () => {
  test('gives the case to the processor who begins it, and queues the court’s document', async () => {
    const { id } = await desk.at('INTAKE');
    const { body } = await t.call(cases.initialCheck, { as: people.processor, params: { id }, body: {} });
    expect(body).toMatchObject({
      status: 'INITIAL_CHECK',
      initialCheckAt: '2026-06-12T14:00:00.000Z',
      assignedProcessor: { name: expect.any(String) },
      generatedDocument: { kind: 'DISPOSSESSORY_AFFIDAVIT', status: 'QUEUED' },
    });
  });

  test.each(['crm_user', 'firm_user', 'firm_admin'] as const)('is open to a %s too', async (role) => {
    const { id } = await desk.at('INTAKE');
    const { person } = await makeUser(t.db, {
      roles: [role],
      ...(role === 'crm_user' ? { crmClientIds: [world.client.id] } : { firmId: world.firm.id }),
    });
    const details = await ok(t.call(cases.details, { as: person, params: { id } }));
    expect(details.availableActions).toContain('initial-check');
    expect(await post(`initial-check/${id}`, person, {})).toMatchObject({
      status: 200,
      body: { status: 'INITIAL_CHECK' },
    });
    const row = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'case.initial-check')
      .executeTakeFirstOrThrow();
    expect(row.data, 'it is inside the step').not.toHaveProperty('outsideStep');
  });

  test('is given to nobody but a processor of the firm', async () => {
    const { id } = await desk.at('INTAKE');
    const { user } = await makeUser(t.db, { roles: ['client_owner'], clientId: world.client.id });
    for (const assignedProcessorId of [user.id, newId()]) {
      const { status, body } = await post(`initial-check/${id}`, people.firmAdmin, { assignedProcessorId });
      expect(status).toBe(400);
      expect(paths(body)).toEqual(['assignedProcessorId']);
    }
  });

  test('ends with a lawyer admitted in the state, the one with the fewest open cases', async () => {
    const busy = await desk.at('REVIEW');
    const { user } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
    await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id, barStates: ['TX'] });
    const next = await desk.at('REVIEW');
    expect(next.assignedLawyer?.id).toBe(user.id);
    expect(busy.assignedLawyer?.id).not.toBe(user.id);
    await t.db.updateTable('users.appUser').set({ active: false }).where('id', '=', user.id).execute();
  });

  test('a lawyer of another state can’t be chosen', async () => {
    const { user } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id, barStates: ['TX'] });
    const { id } = await desk.at('INITIAL_CHECK');
    const { status, body } = await post(`review/${id}`, people.processor, { assignedLawyerId: user.id });
    expect(status).toBe(400);
    expect(paths(body)).toEqual(['assignedLawyerId']);
  });

  test('waits for the court’s document and for the plaintiff’s name', async () => {
    const { id } = await desk.at('INTAKE');
    await ok(t.call(cases.initialCheck, { as: people.processor, params: { id }, body: {} }));
    await ok(t.call(cases.save, { as: people.processor, params: { id }, body: { plaintiffName: '' } }));
    const early = await post(`review/${id}`, people.processor, {});
    expect(early.body).toMatchObject({ code: 'case_incomplete' });
    expect(paths(early.body)).toEqual(['plaintiffName', 'documents']);
  });
});
