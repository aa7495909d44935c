import { notifications } from '@writdesk/contract/notifications/notifications';
import type { Person } from '../product/person.ts';
import type { Scene } from '../scene.ts';
import { maySee } from './sight.ts';

/** Nobody is notified in the app of a case that isn't theirs to see. */
export async function checkNotices({ world, journal }: Scene, person: Person): Promise<void> {
  const { notifications: newest } = await person.does(notifications.list, { query: { size: 100 } });
  for (const { caseId, title } of newest) {
    const own = caseId && world.cases.get(caseId);
    if (!own) continue;
    journal.did('Notifications about a case');
    if (!maySee(world, person, own))
      journal.breaks('Nobody is notified of a case that they may not see.', { by: person.name, title });
  }
}
