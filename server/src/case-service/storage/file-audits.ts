import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const fileAudits = {
  signUpload: auditOf('users', 'file')('file.sign-upload', {
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
  }),
  exportCsv: auditOf('users', 'file')('file.export-csv', { fileName: z.string(), rows: z.int() }),
};
