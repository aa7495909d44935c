import type { clients } from '@writdesk/contract/clients/clients';
import type { RouteInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { selectFigures } from './client-figures-queries.ts';
import { changesOf } from './client-policy.ts';
import { findClient, selectEngagements, selectTerms } from './client-queries.ts';
import { clientRecordView, onboardingView } from './client-view.ts';

/**
 * A company with its firms.
 * @throws `client_not_found`
 */
export function getClient(context: UserContext, { params }: RouteInput<typeof clients.details>) {
  return readClient(context, params.id);
}

/**
 * The company of a signed-in client.
 * @throws `client_not_found` for everybody who works for none.
 */
export async function getOwnClient(context: UserContext) {
  return readClient(context, personOf(context).clientId ?? refuse('client_not_found'));
}

function readClient(context: UserContext, clientId: string) {
  return readClientIn(context.deps.db.as(context.scope), context, clientId);
}

/** The same inside a transaction. @throws `client_not_found` */
export async function readClientIn(db: Kysely<DB>, context: UserContext, clientId: string) {
  const { deps, scope } = context;
  const [record, engagements, terms, figuresOf] = await Promise.all([
    findClient(db, scope, clientId),
    selectEngagements(db, scope, clientId),
    selectTerms(db, scope, clientId),
    selectFigures(db, context, [clientId]),
  ]);
  const row = found(record, 'client_not_found');
  const onboarding = onboardingView(row, engagements, deps.clock.now());
  return {
    ...clientRecordView(row, figuresOf(row.id)),
    engagements,
    terms,
    onboarding,
    can: changesOf(personOf(context)),
  };
}
