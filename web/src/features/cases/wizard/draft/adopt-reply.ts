import { ownKeys } from '@writdesk/contract/values/records';
import { tenantInput } from '@writdesk/contract/cases/case-values';
import type { z } from 'zod';
import type { DraftField } from '../../../../labels/case/steps.ts';
import { isSaid, same } from './draft-changes.ts';
import type { DraftValues, Secret, TenantDraft } from './draft-values.ts';

const { shape } = tenantInput;

/**
 * After a save: what the server now has becomes the ground, and what was typed meanwhile stays.
 * @param sent the values that the save carried. @param server the values of its reply.
 */
export function adoptReply(
  base: DraftValues,
  sent: DraftValues,
  values: DraftValues,
  server: DraftValues,
): DraftValues {
  const next: DraftValues = { ...values };
  for (const field of ownKeys(values)) {
    if (field === 'tenants') continue;
    const untouched = same(field, values, sent) || same(field, values, base);
    // The same for the server is left as typed: a trailing space is where the next word begins.
    if (untouched && !same(field, values, server)) copy(field, server, next);
  }
  const isTyped = !same('tenants', sent, base) || !same('tenants', values, sent);
  const tenants =
    !isTyped && isOtherPeople(values.tenants, server.tenants)
      ? server.tenants
      : adoptTenants(sent.tenants, values.tenants, server.tenants);
  return { ...next, tenants };
}

export function copy(field: DraftField, from: DraftValues, to: DraftValues): void {
  Object.assign(to, { [field]: from[field] });
}

/** A lease has brought its people along, where nobody had typed any. */
function isOtherPeople(values: readonly TenantDraft[], server: readonly TenantDraft[]): boolean {
  const mine = values.filter(isSaid);
  const theirs = server.filter(isSaid);
  return mine.length !== theirs.length || mine.some(({ id }, index) => id !== theirs[index]?.id);
}

/** Rows get the server's ids, and what was sent of the secrets is forgotten; the server keeps the order it was given. */
function adoptTenants(
  sent: readonly TenantDraft[],
  values: readonly TenantDraft[],
  server: readonly TenantDraft[],
): readonly TenantDraft[] {
  const said = sent.filter(isSaid);
  const replies = new Map(said.map((tenant, index) => [tenant.key, { tenant, reply: server[index] }]));
  return values.map((tenant) => {
    const found = replies.get(tenant.key);
    if (!found?.reply) return tenant;
    return {
      ...tenant,
      id: found.reply.id,
      ssn: settled(tenant.ssn, found.tenant.ssn, found.reply.ssn, shape.ssn),
      dateOfBirth: settled(
        tenant.dateOfBirth,
        found.tenant.dateOfBirth,
        found.reply.dateOfBirth,
        shape.dateOfBirth,
      ),
    };
  });
}

function settled(now: Secret, sent: Secret, server: Secret, schema: z.ZodType): Secret {
  const changedSince = now.typed !== sent.typed || now.removed !== sent.removed;
  // What cannot be read was held back: it stays in its field until it can.
  const wasHeld = sent.typed !== '' && !schema.safeParse(sent.typed.trim()).success;
  return changedSince || wasHeld ? { ...now, shown: server.shown } : server;
}
