import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { auditRules } from './audit-rules.ts';
import { rulePackAudits } from './rule-pack-audits.ts';
import { notifyKeepers } from './notify-keepers.ts';
import { rulePackNotifications } from '@writdesk/contract/rule-packs/rule-pack-notifications';
import { notifyIn } from '../../user-service/notifications/index.ts';

/** Notifies those who keep the rules that a lawyer calls one wrong. */
export const notifyOfWrongRule = defineJob({
  name: 'rule-packs.notify-of-wrong',
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
    await notifyKeepers(context, async (tx, userIds) => {
      await notifyIn(tx, rulePackNotifications.calledWrong, {
        userIds,
        subject: { kind: 'rule-pack', id: state },
        params: { state, ruleId, name, label, by, reason },
      });
      await auditRules(tx, rulePackAudits.notifyOfWrong, { state, ruleId, notified: userIds.length });
    });
  },
});
