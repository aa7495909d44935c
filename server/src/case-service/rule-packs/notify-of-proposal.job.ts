import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { auditRules } from './audit-rules.ts';
import { rulePackAudits } from './rule-pack-audits.ts';
import { notifyKeepers } from './notify-keepers.ts';
import { rulePackNotifications } from '@writdesk/contract/rule-packs/rule-pack-notifications';
import { notifyIn } from '../../user-service/notifications/index.ts';

/** Notifies those who keep the rules that a firm asks for a change. */
export const notifyOfProposal = defineJob({
  name: 'rule-packs.notify-of-proposal',
  schema: z
    .object({
      state: z.string(),
      name: z.string(),
      proposalId: z.string(),
      by: z.string(),
      firm: z.string(),
      text: z.string(),
    })
    .strict(),
  async handle(context, { state, name, proposalId, by, firm, text }) {
    await notifyKeepers(context, async (tx, userIds) => {
      await notifyIn(tx, rulePackNotifications.proposed, {
        userIds,
        subject: { kind: 'rule-proposal', id: proposalId },
        params: { state, name, by, firm, wanted: text },
      });
      await auditRules(tx, rulePackAudits.notifyOfProposal, { state, proposalId, notified: userIds.length });
    });
  },
});
