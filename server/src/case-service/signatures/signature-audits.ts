import { signatureEvents } from '@writdesk/contract/signatures/signature-events';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { caseAudits } from '../cases/record/index.ts';

export const signatureAudits = caseAudits(signatureEvents);

const onSeal = auditOf('cases', 'firm-seal', 'FIRM');
export const sealAudits = {
  set: onSeal('firm-seal.set', { subject: z.string(), issuer: z.string(), fingerprint: z.string() }),
};
