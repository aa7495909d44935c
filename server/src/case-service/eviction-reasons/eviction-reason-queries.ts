import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Reasons in use, in their order. With a state: those of every state and those that this one knows. */
export async function selectEvictionReasons(db: Kysely<DB>, stateId: string | null) {
  return db
    .selectFrom('cases.evictionReason as reason')
    .where('reason.active', '=', true)
    .$if(stateId !== null, (query) =>
      query.where((is) =>
        is.or([
          sql<boolean>`reason.states = '{}'`,
          is.exists(
            is
              .selectFrom('users.publishedState as state')
              .where('state.id', '=', stateId)
              .whereRef('state.code', '=', is.fn.any('reason.states'))
              .select('state.id'),
          ),
        ]),
      ),
    )
    .select([
      'reason.id',
      'reason.code',
      'reason.label',
      'reason.requiresAmount',
      'reason.requiresText',
      'reason.requiresNoticeTypes',
      'reason.curable',
      'reason.states',
    ])
    .orderBy('reason.position')
    .execute();
}
