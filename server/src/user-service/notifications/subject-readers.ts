import type { DigestHeading } from '@writdesk/contract/notifications/notification-preferences';
import type { SubjectKind } from '@writdesk/contract/notifications/notification-kind';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { type Registry, registry } from '../../platform/registry.ts';

/** Names of what a record belongs to, each under which a digest may put it. */
export type SubjectPlace = Readonly<Record<DigestHeading, string | null>>;

/** What somebody may see at the moment, and where it belongs. */
export interface SeenSubject {
  id: string;
  place?: SubjectPlace;
}

/** Who asks: as they would act now, with a database that answers as they see it. */
export interface SubjectAsker {
  db: Kysely<DB>;
  actor: UserActor;
  scope: Scope;
}

/** How a noun says which of its records somebody may see. What is left out is not mailed to them. */
export interface SubjectReader {
  kind: SubjectKind;
  select(asker: SubjectAsker, ids: readonly string[]): Promise<readonly SeenSubject[]>;
}
export const subjectReaders: Registry<SubjectReader> = registry('subject readers');
