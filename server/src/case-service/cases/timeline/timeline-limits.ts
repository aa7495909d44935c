import { type EventReaders } from '@writdesk/contract/cases/case-event';
import { caseEvents } from '@writdesk/contract/cases/case-events';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../../platform/actor.ts';

type Reader = Pick<UserActor, 'roles'>;

/** Whether somebody who sees the case reads its events of a kind that not everybody reads. */
const readers: Readonly<Record<EventReaders, (reader: Reader) => boolean>> = {
  documents: ({ roles }) => !permitted(roles, 'case.read')?.limits.includes('no-documents'),
  audit: ({ roles }) => permitted(roles, 'audit.read') !== null,
  rules: ({ roles }) => permitted(roles, 'rule-pack.read') !== null,
};

/** The kinds of events that somebody isn't notified of, though they see the case. */
export const eventsKeptFrom = (reader: Reader): string[] =>
  Object.values(caseEvents)
    .filter((event) => event.readers && !readers[event.readers](reader))
    .map(({ kind }) => kind);
