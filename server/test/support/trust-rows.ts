import type { Kysely } from 'kysely';
import type { DB } from '../../src/platform/db/schema.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeBankAccount } from '../../src/case-service/bank-accounts/bank-account-factory.ts';

/** A trust account with a deposit of a case, one of nobody, and a check that waits, for tests that need no sums. */
export async function makeTrustRows(
  db: Kysely<DB>,
  { firmId, clientId, caseId }: { firmId: string; clientId: string; caseId: string },
) {
  const bankAccountId = await makeBankAccount(db, { firmId });
  const ids = { deposit: newId(), unidentified: newId(), check: newId() };
  const made = {
    firmId,
    accountId: bankAccountId,
    createdBy: newId(),
    createdByName: 'A test',
    createdAt: new Date('2026-01-05T12:00:00Z'),
  };
  const deposit = {
    ...made,
    kind: 'DEPOSIT' as const,
    status: 'POSTED' as const,
    amountCents: 5_000,
    postedOn: '2026-01-05',
    method: 'WIRE' as const,
    usableOn: '2026-01-05',
  };
  await db
    .insertInto('cases.trustItem')
    .values([{ ...deposit, id: ids.deposit, clientId, caseId }])
    .execute();
  await db
    .insertInto('cases.trustItem')
    .values([{ ...deposit, id: ids.unidentified }])
    .execute();
  await db
    .insertInto('cases.trustItem')
    .values({
      ...made,
      id: ids.check,
      kind: 'CHECK',
      status: 'AWAITING_APPROVAL',
      clientId,
      caseId,
      amountCents: 100,
      payeeName: 'Corinth Locksmiths',
    })
    .execute();
  for (const owner of [
    { clientId, caseId },
    { clientId: null, caseId: null },
  ]) {
    await db
      .insertInto('cases.trustBalance')
      .values({
        firmId,
        accountId: bankAccountId,
        ...owner,
        holder: `${owner.clientId ?? ''}/${owner.caseId ?? ''}`,
        id: newId(),
        balanceCents: 5_000,
      })
      .execute();
    await db
      .insertInto('cases.trustMovement')
      .values({
        firmId,
        id: newId(),
        accountId: bankAccountId,
        ...owner,
        itemId: owner.clientId === null ? ids.unidentified : ids.deposit,
        kind: 'DEPOSIT',
        amountCents: 5_000,
        postedOn: '2026-01-05',
        madeByName: 'A test',
        madeAt: new Date('2026-01-05T12:00:00Z'),
      })
      .execute();
  }
  const [line, statementId] = [newId(), newId()];
  await db
    .insertInto('cases.bankStatement')
    .values({
      firmId,
      id: statementId,
      accountId: bankAccountId,
      format: 'OFX',
      fileName: 'january.ofx',
      fileHash: statementId,
      openingCents: 0,
      closingCents: 5_000,
      closingOn: '2026-01-31',
      lines: 1,
      knownLines: 0,
      importedByName: 'A test',
      importedAt: new Date('2026-02-01T12:00:00Z'),
    })
    .execute();
  await db
    .insertInto('cases.bankLine')
    .values({
      firmId,
      id: line,
      accountId: bankAccountId,
      statementId,
      lineKey: line,
      postedOn: '2026-01-06',
      amountCents: 5_000,
      text: 'Wire',
    })
    .execute();
  return { bankAccountId, ...ids, line };
}
