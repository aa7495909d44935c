import type { ImportSummary } from '@writdesk/contract/property-imports/import-values';
import { useReport } from './use-report.ts';

/** The file, or for a connected system its report. */
export function ImportName({ of }: { of: ImportSummary }) {
  const report = useReport(of);
  return of.connectionId ? report : of.fileName;
}
