import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserActor } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import { personOf } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newIdAt } from '../../platform/ids.ts';
import {
  findCompany,
  insertProperty,
  lockProperty,
  type LockedProperty,
  updatePropertyRow,
} from './change-property-queries.ts';
import { giveProperty } from './manager-queries.ts';
import { propertyAudits } from './property-audits.ts';
import {
  changesBetween,
  factsAfter,
  noFacts,
  requireFit,
  requireOwnAddress,
  rowOf,
} from './property-facts.ts';
import { propertyLive } from './property-live.ts';
import { mayDo } from './property-policy.ts';
import { readProperty } from './read-property.ts';

type Body = RouteInput<typeof properties.create>['body'];

/** Writes a new property, or a draft of one that somebody began before. */
export async function addProperty(tx: Tx, context: UserContext, body: Body, status: 'DRAFT' | 'ACTIVE') {
  const actor = personOf(context);
  const { scope } = context;
  tx.authorize(mayDo(actor, 'property.create'));
  const draft = body.id ? await draftOf(tx, context, body.id, body.version) : null;
  const clientId = await companyOf(tx, actor, draft?.clientId ?? null, body.clientId ?? null);
  const id = draft?.id ?? newIdAt(tx.now);
  const before = draft ?? noFacts;
  const after = await factsAfter(tx, before, body);
  const checked = { id, clientId, before, after };
  const isDraft = status === 'DRAFT';
  await requireFit(tx, checked, { isDraft });
  if (!isDraft) await requireOwnAddress(tx, scope, checked, body);
  const row = { ...rowOf(after), status };
  const written = draft
    ? await updatePropertyRow(tx.db, id, row, tx.now)
    : await insertProperty(tx.db, {
        ...row,
        id,
        clientId,
        name: after.name,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
  // Whoever sees properties by assignment would not see what they added.
  const isOwn = !draft && scope.kind === 'properties';
  if (isOwn) await giveProperty(tx.db, id, actor.userId);
  await tx.audit(isDraft ? propertyAudits.saveDraft : propertyAudits.create, {
    subjectId: id,
    clientId,
    data: { name: after.name, changes: changesBetween(before, after) },
  });
  publishProperty(tx, written);
  return readProperty(tx.db, isOwn ? seeing(context, id) : context, id);
}

/** Shows the change to whoever looks at the property. */
export const publishProperty = (tx: Tx, { id, clientId, ownerId }: LockedProperty): void => {
  tx.publish(propertyLive.changed, { clientId, propertyId: id, ...(ownerId && { ownerId }) });
};

async function draftOf(
  tx: Tx,
  context: UserContext,
  propertyId: string,
  version: number | undefined,
): Promise<LockedProperty> {
  const draft = found(await lockProperty(tx.db, context.scope, propertyId), 'property_not_found');
  const isStale = version !== undefined && version !== draft.version;
  if (draft.status === 'DRAFT' && !isStale) return draft;
  refuse('conflict', {
    ...(draft.status !== 'DRAFT' && { reason: fault('not_a_draft') }),
    current: await readProperty(tx.db, context, draft.id),
  });
}

/** Whose property it becomes: of a draft nobody else's, of a company's person their company's. */
async function companyOf(
  tx: Tx,
  actor: UserActor,
  ofDraft: string | null,
  said: string | null,
): Promise<string> {
  const own = actor.roleType === 'Client' ? actor.clientId : null;
  const clientId = ofDraft ?? own ?? said;
  if (!clientId) refuseField('clientId', fault('company_missing'));
  if (said !== null && said !== clientId) refuse('client_not_found');
  const company = found(await findCompany(tx.db, clientId), 'client_not_found');
  if (company.status === 'INACTIVE') refuseField('clientId', fault('company_takes_no_property'));
  return clientId;
}

const seeing = (context: UserContext, propertyId: string): UserContext => {
  const { scope } = context;
  return { ...context, scope: { ...scope, propertyIds: [...(scope.propertyIds ?? []), propertyId] } };
};
