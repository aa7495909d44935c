import { roleFacts } from '@writdesk/contract/permissions/roles';
import { refuse } from '../../../platform/http/refuse.ts';
import { verbOf } from '../actions/index.ts';
import { saveEviction } from '../eviction/index.ts';

/** Whether the unit is occupied as of now: the company's own word, or the firm's note of whom it asked. */
export const addEvictionDetails = verbOf(
  'addEvictionDetails',
  async ({ tx, record, context: { actor } }, { occupied, confirmedBy }) => {
    const isOfCompany =
      actor.kind === 'user' && actor.roles.some((role) => roleFacts[role].type === 'Client');
    if (!isOfCompany && !confirmedBy) {
      refuse('invalid', {
        errors: [{ path: 'confirmedBy', message: 'Say who confirmed it, and how.' }],
      });
    }
    await saveEviction(tx.db, record, { occupied, occupancyCheckedAt: tx.now });
    return {
      data: { fields: ['caseEviction.occupied'], occupied, ...(confirmedBy && { confirmedBy }) },
    };
  },
);
