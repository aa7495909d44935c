import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { FieldErrorReply } from '@writdesk/contract/errors';
import type { FieldErrors } from '../../../../shared/form/index.ts';
import type { DraftValues } from '../draft/draft-values.ts';
import { fieldOfPath } from '../../../../labels/case/steps.ts';

/**
 * What the server says is missing, under the form's own field names. Where the form knows the same fault it says it in
 * its own words.
 */
export function faultsOf(
  errors: readonly FieldErrorReply[],
  { record, values, local }: { record: CaseDetails | null; values: DraftValues; local: FieldErrors },
): FieldErrors {
  const faults: Record<string, string> = {};
  for (const { path, message } of errors) {
    const own = tenantAtItsPlace(fieldOfPath(path), record, values);
    faults[own] ??= local[own] ?? message;
  }
  return faults;
}

/** The server counts the tenants that it has; a blank row between them shifts those of the form. */
function tenantAtItsPlace(path: string, record: CaseDetails | null, values: DraftValues): string {
  const [, index, name] = /^tenants\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const id = record?.tenants[Number(index)]?.id;
  const at = values.tenants.findIndex((tenant) => tenant.id === id);
  return name && id && at >= 0 ? `tenants.${at}.${name}` : path;
}
