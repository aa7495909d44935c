import { personOf, type UserContext } from '../../platform/context.ts';
import { findPreferences } from './preference-queries.ts';
import { preferenceView } from './preference-view.ts';

/** How the person wants to be notified. */
export async function getPreferences(context: UserContext) {
  const { deps, scope } = context;
  const person = personOf(context);
  const db = deps.db.as(scope);
  return preferenceView(db, person, await findPreferences(db, person.userId), deps.clock.now());
}
