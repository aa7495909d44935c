import { z } from 'zod';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { type LeavingFollower, lockUser } from '../users/index.ts';
import { dropNumberOf } from './drop-number-of.ts';
import { smsNumberAudits } from './sms-number-audits.ts';
import { findSmsNumber } from './sms-number-queries.ts';

/** Removes the number of somebody whose password others may know: a number is seen by its owner alone, so the administrator can't. */
export const dropSmsNumber = defineJob({
  name: 'sms-numbers.drop',
  schema: z.strictObject({ userId: z.uuid() }),
  timeoutSeconds: 60,
  async handle(context, { userId }) {
    const db = context.deps.db.as(context.scope);
    if (!(await findSmsNumber(db, userId))) return;
    await transact(context, async (tx) => {
      // Whoever removed it themselves meanwhile has it on the trail; this begins again and finds none.
      if (!(await dropNumberOf(tx.db, userId))) throw new Error('The number is gone already.');
      const { firmId = null, clientId = null } = (await lockUser(tx.db, userId)) ?? {};
      await tx.audit(smsNumberAudits.remove, { subjectId: userId, firmId, clientId, data: {} });
    });
  },
});

/** Whoever knew the password may have added the number: text messages would go on to them. */
export const endSmsNumber: LeavingFollower = (tx, _context, userId) => tx.enqueue(dropSmsNumber, { userId });
