import { auditExports } from '@writdesk/contract/audits/audit-exports';
import { bind } from '../../platform/http/bind.ts';
import { checkAuditExport } from './check-audit-export.ts';
import { exportCaseAudit } from './export-case-audit.ts';
import { verifyCaseAudit } from './verify-case-audit.ts';

export const auditExportRoutes = [
  bind(auditExports.verifyCase, verifyCaseAudit),
  bind(auditExports.exportCase, exportCaseAudit),
  bind(auditExports.check, checkAuditExport),
];
