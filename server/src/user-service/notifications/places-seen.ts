import type { SubjectKind } from '@writdesk/contract/notifications/notification-kind';
import type { UserActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type SubjectPlace, subjectReaders } from './subject-readers.ts';

interface About {
  subjectKind: SubjectKind;
  subjectId: string;
}

/**
 * Asks, at this moment, which records of notifications a person may see: rights may have changed since they were notified.
 * @returns where the record of a notification belongs; null where that is nowhere, undefined where the person doesn’t see it.
 */
export async function placesSeen(
  tx: Pick<Tx, 'readAs' | 'now'>,
  { deps }: Context,
  actor: UserActor,
  items: readonly About[],
): Promise<(item: About) => SubjectPlace | null | undefined> {
  const scope = deps.scopeOf(actor, tx.now);
  const readers = deps.registered.of(subjectReaders);
  const seen = new Map<string, SubjectPlace | null>();
  await tx.readAs(scope, async (db) => {
    for (const [kind, of] of Map.groupBy(items, ({ subjectKind }) => subjectKind)) {
      const reader = readers.find((one) => one.kind === kind);
      if (!reader) throw new Error(`Nobody says who sees the ${kind} of a notification.`);
      const ids = [...new Set(of.map(({ subjectId }) => subjectId))];
      for (const { id, place = null } of await reader.select({ db, actor, scope }, ids))
        seen.set(`${kind} ${id}`, place);
    }
  });
  return ({ subjectKind, subjectId }) => seen.get(`${subjectKind} ${subjectId}`);
}
