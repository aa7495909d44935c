import { z } from 'zod';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { auditRules } from './audit-rules.ts';
import { selectAdministrators } from './rule-verdict-queries.ts';

/** Tells those who keep the rules that a lawyer calls one wrong: he himself can't know who they are. */
export const tellOfWrongRule = defineJob({
  name: 'rule-packs.tell-of-wrong',
  schema: z
    .object({
      state: z.string(),
      name: z.string(),
      ruleId: z.string(),
      label: z.string(),
      by: z.string(),
      reason: z.string(),
    })
    .strict(),
  async handle(context, { state, name, ruleId, label, by, reason }) {
    await transact(context, async (tx) => {
      const userIds = await selectAdministrators(tx.db);
      await notifyIn(tx, {
        userIds,
        kind: 'rule-pack.called-wrong',
        title: `${name}: ${label}`,
        text: `${by} says that this rule is wrong: ${reason}`,
        params: { state, ruleId, name, label, by, reason },
      });
      await auditRules(tx, state, 'rule-pack.tell-of-wrong', { ruleId, told: userIds.length });
    });
  },
});
