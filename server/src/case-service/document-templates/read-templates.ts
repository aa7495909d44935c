import type { documents } from '@writdesk/contract/documents/documents';
import { factPaths, formatsOf, tagFields } from '@writdesk/contract/documents/tag-fields';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { levelOf, templatesInForce } from './in-force.ts';
import {
  findTemplate,
  placeAround,
  selectFitting,
  selectTagsInUse,
  selectTemplatePage,
  selectVersions,
} from './template-queries.ts';
import { latest, tagsOf, templateRowView, templateView } from './template-view.ts';

/** A page of the templates that a firm can use: its own, and those that come with the product. */
export async function listTemplates(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof documents.list>,
) {
  const db = deps.db.as(scope);
  if (query.firmId !== null) found(await chosenFirm(db, scope, query.firmId));
  const { rows, ...counted } = await selectTemplatePage(db, scope, query);
  return { documents: rows.map((row) => templateRowView(row, deps.clock.now())), ...counted };
}

/** A template with everything in it. */
export async function getTemplate(
  { deps, scope, actor }: UserContext,
  { params }: RouteInput<typeof documents.details>,
) {
  const db = deps.db.as(scope);
  const row = found(await findTemplate(db, scope, params.id), 'document_template_not_found');
  return templateView(actor, row, await selectVersions(db, params.id), deps.clock.now());
}

/** What is in force at a place today, and from which level. */
export async function existingTemplates(
  context: UserContext,
  { query }: RouteInput<typeof documents.existing>,
) {
  const { deps } = context;
  const inForce = await inForceAt(context, query);
  return {
    documents: inForce.map((row) => ({
      ...templateRowView(row, deps.clock.now()),
      inheritedFrom: levelOf(row),
    })),
  };
}

/** What is in force at a place, for the caller's firm or the named one. @throws `invalid` where there is no such place. */
export async function inForceAt(
  { deps, scope, actor }: UserContext,
  query: RouteInput<typeof documents.existing>['query'],
) {
  const db = deps.db.as(scope);
  const firm = actor.firmId || query.firmId ? await chosenFirm(db, scope, query.firmId) : null;
  const place = (await placeAround(db, query)) ?? refuseField('stateId', fault('no_such_place'));
  const today = localDate(deps.clock.now(), firm?.timeZone ?? 'America/New_York');
  return templatesInForce(await selectFitting(db, firm?.id ?? null, place, today));
}

/** Whether a place, or one around it, has a template of a name. */
export async function checkTemplate(
  context: UserContext,
  { body }: RouteInput<typeof documents.checkExistence>,
) {
  const { stateId = null, countyId = null, courthouseId = null } = body;
  const query = { stateId, countyId, courthouseId, firmId: null };
  const name = body.name.toLowerCase();
  const is = (await inForceAt(context, query)).find((template) => template.name.toLowerCase() === name);
  return { exists: is !== undefined, id: is?.id ?? null, level: is ? levelOf(is) : null };
}

/** The tags of a template's newest version. */
export async function getTags({ deps, scope }: UserContext, { params }: RouteInput<typeof documents.tagsOf>) {
  const db = deps.db.as(scope);
  const row = found(await findTemplate(db, scope, params.documentId), 'document_template_not_found');
  const last = latest(await selectVersions(db, row.id));
  return { documentId: row.id, number: last.number, version: row.version, tags: tagsOf(last) };
}

/** Each fact that some template prints, with the templates that do. */
export async function getAllTags(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof documents.allTags>,
) {
  const db = deps.db.as(scope);
  if (query.firmId !== null) found(await chosenFirm(db, scope, query.firmId));
  const used = new Map<string, { count: number; documents: Map<string, string> }>();
  for (const { id, name, tags } of await selectTagsInUse(db, scope, query.firmId)) {
    for (const { path } of tagsOf({ tags })) {
      if (path === null) continue;
      const one = used.get(path) ?? { count: 0, documents: new Map<string, string>() };
      one.count += 1;
      one.documents.set(id, name);
      used.set(path, one);
    }
  }
  const tags = [...used].map(([path, { count, documents }]) => ({
    path,
    count,
    documents: [...documents].map(([id, name]) => ({ id, name })),
  }));
  return { tags: tags.toSorted((a, b) => a.path.localeCompare(b.path)) };
}

/** Every fact of a case that a tag can print. */
export function getTagFields() {
  const fields = factPaths.map((path) => {
    const { type, example, screen } = tagFields[path];
    return { path, type, example, screen, formats: [...formatsOf[type]] };
  });
  return Promise.resolve({ fields });
}
