import { fault } from '@writdesk/contract/sentences/fault';
import { refuseField } from '../../../platform/http/refuse.ts';
import { verbOf } from '../actions/index.ts';
import { lawyerNamed, processorNamed } from './workers.ts';

/** Gives the case to other people of the firm; whoever isn’t named keeps it. */
export const assignCase = verbOf('assign', async ({ tx, record }, body) => {
  const { assignedProcessorId, assignedLawyerId } = body;
  if (!assignedProcessorId && !assignedLawyerId)
    refuseField('assignedProcessorId', fault('assignee_missing'));
  const [processor, lawyer] = await Promise.all([
    assignedProcessorId && processorNamed(tx.db, record, assignedProcessorId),
    assignedLawyerId && lawyerNamed(tx.db, record, assignedLawyerId),
  ]);
  return {
    changes: {
      ...(processor && { assignedProcessorId: processor.id }),
      ...(lawyer && { assignedLawyerId: lawyer.id }),
    },
    data: {
      ...(processor && { assignedProcessor: processor.name }),
      ...(lawyer && { assignedLawyer: lawyer.name }),
    },
  };
});
