import { leftCaseReasons } from '@writdesk/contract/documents/document-runs';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onRun = auditOf('cases', 'document-run', 'FIRM');

export const documentRunAudits = {
  start: onRun('document-run.start', { cases: z.int() }),
  generate: onRun('document-run.generate', { caseId: id, documentIds: z.array(id) }),
  leave: onRun('document-run.leave', { caseId: id, reason: z.enum(leftCaseReasons) }),
  finish: onRun('document-run.finish', { cases: z.int() }),
};
