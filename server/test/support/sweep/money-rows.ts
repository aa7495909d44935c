import { payLinkAddress } from '../../../src/case-service/payment-connections/index.ts';
import { openPracticeSession, practiceAccount } from '../../../src/case-service/practice-bank/index.ts';
import { newId } from '../../../src/platform/ids.ts';
import { FULTON_MAGISTRATE } from '../firm-with-a-client.ts';
import type { TestApp } from '../harness.ts';

/** An envelope that the post office is taking somewhere. */
export async function mailEnvelope(t: TestApp, of: { firmId: string; clientId: string; caseId: string }) {
  const id = newId();
  const place = {
    addressLine1: '12 MAIN ST',
    addressLine2: null,
    city: 'ATLANTA',
    stateCode: 'GA',
    zipCode: '30316',
  };
  await t.db
    .insertInto('cases.envelope')
    .values({
      firmId: of.firmId,
      id,
      kind: 'DEFENDANT_COPY',
      status: 'CREATED',
      mailClass: 'FIRST_CLASS',
      returnReceipt: 'NONE',
      carrier: 'manual',
      weightOz: 1,
      recipient: JSON.stringify({ ...place, name: 'CALEB HOLLIS' }),
      sender: JSON.stringify({ ...place, name: 'QUILLON LLP' }),
      recipientName: 'CALEB HOLLIS',
      costCents: 78,
      createdBy: newId(),
      createdByName: 'A test',
      createdAt: new Date('2026-01-05T12:00:00Z'),
      askedAt: new Date('2026-01-05T12:00:00Z'),
    })
    .execute();
  await t.db
    .insertInto('cases.envelopeCase')
    .values({ ...of, envelopeId: id, position: 0, costCents: 78 })
    .execute();
  return id;
}

/** A cost that the firm seems to have paid, and nobody has confirmed; and costs that are billed and not paid, more than any call here pays. */
export async function proposedCost(t: TestApp, of: { firmId: string; clientId: string; caseId: string }) {
  const id = newId();
  await t.db
    .insertInto('cases.costPayment')
    .values({
      ...of,
      id,
      status: 'PROPOSED',
      source: 'FILING',
      sourceId: newId(),
      paidOn: '2026-01-05',
      method: 'CARD',
      category: 'COURT_COST',
      payeeName: 'Fulton Magistrate',
      amountCents: 500,
      recordedByName: 'A test',
      recordedAt: new Date('2026-01-05T12:00:00Z'),
    })
    .execute();
  await t.db
    .insertInto('cases.caseCost')
    .values({ ...of, netCents: -1_000_000, accruedCents: 1_000_000 })
    .execute();
  return id;
}

/** A check of the firm in each of its states, for the tenant's case; without a purpose that a call here asks for. */
export async function someChecks(
  t: TestApp,
  { firm, client, record, generatedBy }: { firm: Row; client: Row; record: Row; generatedBy: string },
) {
  const ids = { GENERATED: newId(), AWAITING_APPROVAL: newId(), SUBMITTED: newId(), VOIDED: newId() };
  const states = Object.keys(ids) as (keyof typeof ids)[];
  for (const [index, status] of states.entries()) {
    const released = { number: 9_001, issuedOn: '2026-06-01', approvedBy: newId(), approvedByName: 'B' };
    const check = { firmId: firm.id, payeeKind: 'SHERIFF' as const, amountCents: 2_500 };
    await t.db
      .insertInto('cases.courtCheck')
      .values({
        ...check,
        id: ids[status],
        courthouseId: FULTON_MAGISTRATE,
        payeeName: 'Fulton County Marshal',
        status,
        batchId: newId(),
        generatedOn: '2026-06-01',
        generatedBy,
        generatedByName: 'A test',
        ...(status === 'SUBMITTED' && released),
      })
      .execute();
    await t.db
      .insertInto('cases.courtCheckLine')
      .values({
        ...check,
        checkId: ids[status],
        id: newId(),
        clientId: client.id,
        caseId: record.id,
        purpose: (['SERVICE', 'WRIT', 'WRIT_SERVICE', 'APPEAL'] as const)[index] ?? 'SERVICE',
        isLive: status !== 'VOIDED',
      })
      .execute();
  }
  return ids;
}
interface Row {
  id: string;
}

/** The firm takes payments online; one was begun and failed, a page of the practice bank waits, and news fits nothing. */
export async function someOnlinePayment(
  t: TestApp,
  { firmId, clientId, invoiceId }: { firmId: string; clientId: string; invoiceId: string },
) {
  const { deps } = t.opened;
  const now = new Date();
  const account = await practiceAccount(deps, firmId);
  const connection = { id: newId(), provider: 'demonstration', account, status: 'READY' } as const;
  await t.db
    .insertInto('cases.paymentConnection')
    .values({ ...connection, firmId, connectedByName: 'Ada Quill', connectedAt: now })
    .execute();
  const attemptId = newId();
  await t.db
    .insertInto('cases.paymentAttempt')
    .values({
      firmId,
      clientId,
      id: attemptId,
      provider: 'demonstration',
      account,
      status: 'FAILED',
      amountCents: 100,
      isFeeKnown: true,
      payerId: null,
      payerName: 'Ada Quill',
      payerEmail: 'ap@company.example',
      isByLink: true,
      createdAt: now,
      askedAt: now,
    })
    .execute();
  await t.db
    .insertInto('cases.paymentAttemptInvoice')
    .values({ firmId, clientId, attemptId, invoiceId, amountCents: 100 })
    .execute();
  const eventId = `evt_${firmId}`;
  await t.db
    .insertInto('cases.paymentEvent')
    .values({
      firmId,
      eventId,
      type: 'charge.refunded',
      provider: 'demonstration',
      account,
      occurredAt: now,
      receivedAt: now,
      status: 'UNMATCHED',
      reason: 'UNKNOWN_PAYMENT',
    })
    .execute();
  const page = await openPracticeSession(deps, {
    firmId,
    key: newId(),
    merchant: 'Quill',
    lines: [{ name: 'Invoice 1', amountCents: 100 }],
    successUrl: t.config.publicUrl,
    cancelUrl: t.config.publicUrl,
  });
  const link = payLinkAddress(deps, {
    firmId,
    clientId,
    email: 'ap@company.example',
    today: now.toISOString().slice(0, 10),
  });
  return {
    attemptId,
    eventId,
    practiceSession: page && 'sessionId' in page ? page.sessionId : '',
    payToken: link.split('#')[1] ?? '',
  };
}
