import { roleFacts } from '@writdesk/contract/permissions/roles';
import { refuseField } from '../../../platform/http/refuse.ts';
import { verbOf } from '../actions/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { saveEviction } from '../eviction/index.ts';

/** Whether the unit is occupied as of now: the company's own word, or the firm's note of whom it asked. */
export const addEvictionDetails = verbOf(
  'addEvictionDetails',
  async ({ tx, record, context: { actor } }, { occupied, confirmedBy }) => {
    const isOfCompany =
      actor.kind === 'user' && actor.roles.some((role) => roleFacts[role].type === 'Client');
    if (!isOfCompany && !confirmedBy) {
      refuseField('confirmedBy', fault('occupancy_source'));
    }
    await saveEviction(tx.db, record, { occupied, occupancyCheckedAt: tx.now });
    return {
      data: { fields: ['caseEviction.occupied'], occupied, ...(confirmedBy && { confirmedBy }) },
    };
  },
);
