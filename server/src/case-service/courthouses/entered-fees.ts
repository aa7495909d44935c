import type { CourthouseInput } from '@writdesk/contract/courthouses/courthouse-input';
import type { UserActor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { addEnteredFees, type EnteredFee } from '../court-fees/index.ts';
import { replaceContacts } from './courthouse-write-queries.ts';

/** Fees that came with a courthouse begin a version of its schedule, where they say something new; other contacts stay with it. */
export async function keepEnteredFees(
  tx: Tx,
  person: Pick<UserActor, 'name' | 'userId' | 'firmId'>,
  { id, source }: { id: string; source: string },
  { baseFee, contactDetails }: CourthouseInput,
): Promise<void> {
  if (contactDetails) {
    const others = contactDetails.filter(
      ({ type, basis, purpose }) => !basis && !purpose && (type === 'JUDGE' || type === 'OTHER'),
    );
    await replaceContacts(
      tx.db,
      id,
      others.map(({ type, contactNumber = null, email = null, note = null }, position) => ({
        id: newId(),
        courthouseId: id,
        position,
        type,
        contactNumber,
        email,
        note,
      })),
    );
  }
  const fees = contactDetails?.flatMap(({ type, fee, purpose, basis, claimAbove, note }): EnteredFee[] =>
    purpose && basis
      ? [
          {
            purpose,
            basis,
            payee: type === 'SHERIFF' ? 'SHERIFF' : type === 'OTHER' ? 'PRIVATE_SERVER' : 'CLERK',
            amountCents: fee ?? null,
            aboveCents: claimAbove ?? null,
            note: note ?? null,
          },
        ]
      : [],
  );
  if (baseFee !== undefined || fees)
    await addEnteredFees(tx, person, { courthouseId: id, source, baseFee, fees });
}
