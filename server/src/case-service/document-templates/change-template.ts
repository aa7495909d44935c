import type { TemplateDetails } from '@writdesk/contract/documents/template-values';
import { type Permission, permitted } from '@writdesk/contract/permissions/permissions';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import {
  findTemplate,
  insertVersion,
  lockTemplate,
  selectVersions,
  type TemplateRecord,
  type VersionRecord,
} from './template-queries.ts';
import { latest, mayChange, templateView } from './template-view.ts';

/** What a change of a template works on. */
export interface Locked {
  template: TemplateRecord;
  versions: VersionRecord[];
}

/**
 * Asks the caller's right, locks the template and reads it.
 * @throws `document_template_not_found`; `forbidden` for one that comes with the product; `conflict` for a stale version.
 */
export async function lockForChange(
  context: UserContext,
  tx: Tx,
  {
    id,
    version,
    permission = 'document-template.update',
  }: { id: string; version: number | undefined; permission?: Permission },
): Promise<Locked> {
  const { actor, scope } = context;
  const may = permitted(actor.roles, permission) !== null;
  tx.authorize(may ? allow : deny('forbidden'));
  const seen = found(await findTemplate(tx.db, scope, id), 'document_template_not_found');
  if (!mayChange(actor, seen)) refuse('forbidden', { reason: fault('template_of_product') });
  await lockTemplate(tx.db, id);
  const template = found(await findTemplate(tx.db, scope, id), 'document_template_not_found');
  const versions = await selectVersions(tx.db, id);
  if (version !== undefined && version !== template.version)
    refuse('conflict', { current: templateView(actor, template, versions, tx.now) });
  if (template.status === 'RETIRED') refuse('conflict', { reason: fault('template_retired') });
  return { template, versions };
}

/** The draft that a change goes to; it is opened from what is published where there is none. @returns its number. */
export async function openDraft(tx: Tx, { template, versions }: Locked): Promise<number> {
  const last = latest(versions);
  if (last.status === 'DRAFT') return last.number;
  const number = last.number + 1;
  await insertVersion(tx.db, {
    templateId: template.id,
    number,
    status: 'DRAFT',
    layout: last.layout,
    path: last.path,
    fileName: last.fileName,
    sha256: last.sha256,
    pages: JSON.stringify(last.pages),
    fields: JSON.stringify(last.fields),
    dropped: last.dropped,
    condition: last.condition === null ? null : JSON.stringify(last.condition),
    tags: JSON.stringify(last.tags),
    createdAt: tx.now,
  });
  return number;
}

/** The template as the API says it now. */
export async function readTemplate(context: UserContext, tx: Tx, id: string): Promise<TemplateDetails> {
  const row = found(await findTemplate(tx.db, context.scope, id), 'document_template_not_found');
  return templateView(context.actor, row, await selectVersions(tx.db, id), tx.now);
}

/** At one place a firm has one template of a kind. */
export function refuseTakenPlace(error: unknown): never {
  if (isUniqueViolation(error, 'document_template_place')) refuseField('name', fault('template_place_taken'));
  throw error;
}
