import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../../platform/actor.ts';

/** Events that name documents of the case, as SQL patterns of their kind. */
const ofDocuments = ['document.%', 'case.add-documents', 'case.flag-document'];
/** Events that show who looked at what is sealed, and why: read as an audit, not as the course of the case. */
const ofAudit = ['tenant.unmask'];
/** What releases of rules moved. */
const ofRules = ['case.rules-%'];

/** Patterns of the kinds of events that somebody isn't notified of, though they see the case. */
export function eventsKeptFrom({ roles }: Pick<UserActor, 'roles'>): string[] {
  const seesDocuments = !permitted(roles, 'case.read')?.limits.includes('no-documents');
  return [
    ...(seesDocuments ? [] : ofDocuments),
    ...(permitted(roles, 'audit.read') ? [] : ofAudit),
    ...(permitted(roles, 'rule-pack.read') ? [] : ofRules),
  ];
}
