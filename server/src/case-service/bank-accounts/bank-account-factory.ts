import type { BankAccountKind } from '@writdesk/contract/bank-accounts/bank-accounts';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';

/** An approved account of a firm, for tests; its number can’t be opened. */
export async function makeBankAccount(
  db: Kysely<DB>,
  { firmId, kind = 'TRUST' }: { firmId: string; kind?: BankAccountKind },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('cases.bankAccount')
    .values({
      firmId,
      id,
      kind,
      name: kind === 'TRUST' ? 'IOLTA trust' : 'Operating',
      bankName: 'First Peachtree Bank',
      routingNumber: '061000104',
      sealedNumber: 'sealed',
      numberEnding: kind === 'TRUST' ? '4401' : '7702',
      status: 'ACTIVE',
      checkDays: 5,
      achDays: 3,
      wireDays: 0,
      createdByName: 'A test',
      createdAt: new Date('2026-01-05T12:00:00Z'),
      editedBy: newId(),
      approvedBy: newId(),
      approvedByName: 'Another test',
    })
    .execute();
  return id;
}
