import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/platform/db/schema.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Vault } from '../../src/platform/vault.ts';
import { makeBankAccount } from '../../src/case-service/bank-accounts/bank-account-factory.ts';

interface Owner {
  clientId: string | null;
  caseId: string | null;
}
const NOBODY: Owner = { clientId: null, caseId: null };
const CENTS = 5_000;
const madeAt = new Date('2026-01-05T12:00:00Z');

/** A trust account with a deposit of a case, one of nobody, and a check that waits, for tests that need no sums. */
export async function makeTrustRows(
  { db, vault }: { db: Kysely<DB>; vault: Vault },
  { firmId, clientId, caseId }: { firmId: string; clientId: string; caseId: string },
) {
  const bankAccountId = await makeBankAccount(db, { firmId, vault });
  const deposit = await makeDeposit(db, { firmId, bankAccountId }, { clientId, caseId });
  const unidentified = await makeUnidentified(db, { firmId, bankAccountId });
  const check = newId();
  await db
    .insertInto('cases.trustItem')
    .values({
      firmId,
      accountId: bankAccountId,
      id: check,
      kind: 'CHECK',
      status: 'AWAITING_APPROVAL',
      clientId,
      caseId,
      amountCents: 100,
      payeeName: 'Corinth Locksmiths',
      createdBy: newId(),
      createdByName: 'A test',
      createdAt: madeAt,
    })
    .execute();
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
  return { bankAccountId, deposit, unidentified, check, line };
}

interface Account {
  firmId: string;
  bankAccountId: string;
}

/** Another deposit of which nobody has said whose it is. */
export const makeUnidentified = (db: Kysely<DB>, account: Account): Promise<string> =>
  makeDeposit(db, account, NOBODY);

async function makeDeposit(
  db: Kysely<DB>,
  { firmId, bankAccountId: accountId }: Account,
  owner: Owner,
): Promise<string> {
  const id = newId();
  const of = { firmId, accountId, ...owner };
  await db
    .insertInto('cases.trustItem')
    .values({
      ...of,
      id,
      kind: 'DEPOSIT',
      status: 'POSTED',
      amountCents: CENTS,
      postedOn: '2026-01-05',
      method: 'WIRE',
      usableOn: '2026-01-05',
      createdBy: newId(),
      createdByName: 'A test',
      createdAt: madeAt,
    })
    .execute();
  await db
    .insertInto('cases.trustBalance')
    .values({
      ...of,
      holder: `${owner.clientId ?? ''}/${owner.caseId ?? ''}`,
      id: newId(),
      balanceCents: CENTS,
    })
    .onConflict((on) =>
      on
        .columns(['firmId', 'accountId', 'holder'])
        .doUpdateSet({ balanceCents: sql`trust_balance.balance_cents + ${CENTS}` }),
    )
    .execute();
  await db
    .insertInto('cases.trustMovement')
    .values({
      ...of,
      id: newId(),
      itemId: id,
      kind: 'DEPOSIT',
      amountCents: CENTS,
      postedOn: '2026-01-05',
      madeByName: 'A test',
      madeAt,
    })
    .execute();
  return id;
}
