import type { BankAccountKind } from '@writdesk/contract/bank-accounts/bank-accounts';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Vault } from '../../platform/vault.ts';
import { sealPurpose } from './change-bank-account.ts';

/** The number of each account that is made with a vault. */
export const MADE_NUMBER = '000412244401';

/** An approved account of a firm, for tests; without a vault its number can’t be opened. */
export async function makeBankAccount(
  db: Kysely<DB>,
  { firmId, kind = 'TRUST', vault }: { firmId: string; kind?: BankAccountKind; vault?: Vault },
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
      sealedNumber: vault?.seal(MADE_NUMBER, sealPurpose(id)) ?? 'sealed',
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
