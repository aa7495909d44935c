import type { CaseEventDefinition } from '@writdesk/contract/cases/case-event';
import type { AuditKind } from '../../../platform/audit/audit-kind.ts';
import type { CaseOwner } from './case-queries.ts';

type CaseAudit<E extends CaseEventDefinition> = AuditKind<'cases', E['data']>;

/** Events of a case as rows of its trail: the contract defines them, for the timeline shows them. */
export function caseAudits<E extends Readonly<Record<string, CaseEventDefinition>>>(
  events: E,
): { readonly [K in keyof E]: CaseAudit<E[K]> } {
  const kinds = Object.entries(events).map(([key, { kind, visibility = 'ALL', data }]) => [
    key,
    { trail: 'cases', subject: 'case', action: kind, visibility, data },
  ]);
  return Object.fromEntries(kinds) as { [K in keyof E]: CaseAudit<E[K]> };
}

/** Whose trail it is. */
export const onCase = ({ firmId, clientId, id }: CaseOwner) => ({ firmId, clientId, subjectId: id });
