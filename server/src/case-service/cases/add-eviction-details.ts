import { roleFacts } from '@writdesk/contract/roles';
import type { cases } from '@writdesk/contract/cases';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { actOnCase } from './act-on-case.ts';
import type { CaseDetailsReply } from './read-details.ts';
import { saveEviction } from './write-queries.ts';

/** Whether the unit is occupied as of now: the company's own word, or the firm's note of whom it asked. */
export function addEvictionDetails(
  context: UserContext,
  { params, body }: RouteInput<typeof cases.addEvictionDetails>,
): Promise<CaseDetailsReply> {
  const { occupied, confirmedBy, version } = body;
  return actOnCase(
    context,
    { caseId: params.id, action: 'add-eviction-details', version },
    async ({ tx, record }) => {
      const isOfCompany = context.actor.roles.some((role) => roleFacts[role].type === 'Client');
      if (!isOfCompany && !confirmedBy) {
        refuse('invalid', {
          errors: [{ path: 'confirmedBy', message: 'Say who confirmed it, and how.' }],
        });
      }
      await saveEviction(tx.db, record, { occupied, occupancy_checked_at: tx.now });
      return {
        data: { fields: ['caseEviction.occupied'], occupied, ...(confirmedBy && { confirmedBy }) },
      };
    },
  );
}
