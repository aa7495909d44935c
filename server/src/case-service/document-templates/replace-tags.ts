import type { documents } from '@writdesk/contract/documents/documents';
import { isFactPath } from '@writdesk/contract/documents/tag-fields';
import { pathsOf } from '@writdesk/contract/documents/conditions';
import type {
  DocumentTag,
  FormField,
  TagInput,
  TemplatePage,
} from '@writdesk/contract/documents/template-values';
import { formField, templatePage } from '@writdesk/contract/documents/template-values';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import { type Tx, transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type Locked, lockForChange, openDraft } from './change-template.ts';
import { templateAudits } from './template-audits.ts';
import { findTemplateOfTag, updateDraft, updateTemplateRow } from './template-queries.ts';
import { latest, tagsOf } from './template-view.ts';

/**
 * Replaces the tags of a template's draft; a published one opens its next draft.
 * @throws `conflict` for a stale version, `invalid` naming each tag at fault.
 */
export async function replaceTags(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.replaceTags>,
) {
  return transact(context, async (tx) => {
    const locked = await lockForChange(context, tx, { id: params.documentId, version: body.version });
    const known = new Set(tagsOf(latest(locked.versions)).map(({ id }) => id));
    // An id of another template would make two tags of one name.
    const tags = body.tags.map((tag) => ({ ...tag, id: tag.id && known.has(tag.id) ? tag.id : newId() }));
    const number = await keepTags(tx, locked, tags, (index) => `tags.${index}`);
    const { id, version } = locked.template;
    return { documentId: id, number, version: version + 1, tags };
  });
}

/**
 * Changes one tag.
 * @throws `document_tag_not_found`, `conflict` for a stale version, `invalid` naming the field.
 */
export async function updateTag(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.updateTag>,
) {
  return transact(context, async (tx) => {
    const { version, ...input } = body;
    const templateId = await findTemplateOfTag(tx.db, context.scope, params.id);
    if (!templateId) return found<DocumentTag>(null, 'document_tag_not_found');
    const locked = await lockForChange(context, tx, { id: templateId, version });
    const tags = tagsOf(latest(locked.versions));
    const index = tags.findIndex(({ id }) => id === params.id);
    const tag: DocumentTag = { ...input, id: params.id };
    await keepTags(tx, locked, tags.with(index, tag), (at) => (at === index ? '' : `tags.${at}`));
    return tag;
  });
}

async function keepTags(
  tx: Tx,
  locked: Locked,
  tags: readonly DocumentTag[],
  nameOf: (index: number) => string,
): Promise<number> {
  const { template, versions } = locked;
  const last = latest(versions);
  const pages = z.array(templatePage).parse(last.pages);
  const fields = z.array(formField).parse(last.fields);
  const errors = tags.flatMap((tag, index) => tagFaults(tag, { pages, fields }, nameOf(index)));
  if (errors.length) refuse('invalid', { errors });
  const number = await openDraft(tx, locked);
  await updateDraft(tx.db, template.id, { tags: JSON.stringify(tags) });
  await updateTemplateRow(tx.db, template.id, {}, tx.now);
  await tx.audit(templateAudits.tags, {
    firmId: template.firmId,
    subjectId: template.id,
    data: { name: template.name, kind: template.kind, number, tags: tags.length },
  });
  return number;
}

/** What is wrong with a tag: off its page, of a fact or a field that is not there, or with nothing to print. */
function tagFaults(
  tag: TagInput,
  { pages, fields }: { pages: readonly TemplatePage[]; fields: readonly FormField[] },
  name: string,
): FieldError[] {
  const at = (field: string) => (name ? `${name}.${field}` : field);
  const page = pages[tag.page - 1];
  const errors: FieldError[] = [];
  if (!page) errors.push(atField(at('page'), fault('tag_page_missing', { page: tag.page })));
  else if (tag.x + tag.width > page.width + 1 || tag.y + tag.height > page.height + 1)
    errors.push(atField(at('x'), fault('tag_off_page', { page: tag.page })));
  if (tag.path !== null && !isFactPath(tag.path))
    errors.push(atField(at('path'), fault('tag_fact_unknown', { path: tag.path })));
  if (tag.path === null && tag.text === null && !isBlank(tag.type))
    errors.push(atField(at('path'), fault('tag_prints_nothing')));
  if (tag.fieldName !== null && !fields.some((field) => field.name === tag.fieldName))
    errors.push(atField(at('fieldName'), fault('tag_field_missing', { name: tag.fieldName })));
  for (const path of pathsOf(tag.condition))
    if (!isFactPath(path)) errors.push(atField(at('condition'), fault('tag_fact_unknown', { path })));
  return errors;
}

/** What somebody signs or stamps stays blank. A button without a fact is set by its condition alone. */
const isBlank = (type: TagInput['type']) =>
  type === 'SIGNATURE' || type === 'INITIALS' || type === 'NOTARY' || type === 'CHECK' || type === 'RADIO';
