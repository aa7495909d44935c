import { ownKeys } from '@writdesk/contract/values/records';
import type { documents } from '@writdesk/contract/documents/documents';
import type { DocumentTag } from '@writdesk/contract/documents/template-values';
import type { ComparedTag, ComparedVersions, TagPart } from '@writdesk/contract/documents/version-values';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { findTemplate, selectVersions, tagsOf } from '../document-templates/index.ts';
import { compareFiles } from './compare-files.ts';

type Version = Awaited<ReturnType<typeof selectVersions>>[number];

/**
 * What differs between two versions of a template, the older one first.
 * @throws `document_template_not_found`; `invalid` for a version that isn't there; `conflict` where there is only one; `file_refused`.
 */
export async function compareTemplateVersions(
  context: UserContext,
  { params, query }: RouteInput<typeof documents.compareVersions>,
): Promise<ComparedVersions> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const template = found(await findTemplate(db, scope, params.id), 'document_template_not_found');
  const [before, after] = chosen(await selectVersions(db, template.id), query);
  const [one, other] = [before.path, after.path];
  return {
    before: before.number,
    after: after.number,
    parts: [
      ...(before.sha256 === after.sha256 ? [] : (['FILE'] as const)),
      ...(isSame(before.condition, after.condition) ? [] : (['CONDITION'] as const)),
      ...(before.effectiveFrom === after.effectiveFrom ? [] : (['EFFECTIVE_FROM'] as const)),
      ...(before.effectiveUntil === after.effectiveUntil ? [] : (['EFFECTIVE_UNTIL'] as const)),
    ],
    tags: comparedTags(tagsOf(before), tagsOf(after)),
    comparison:
      one === null || other === null
        ? null
        : await compareFiles(context, { paths: [one, other], page: query.page }),
  };
}

/** @param versions the newest first. */
function chosen(
  versions: readonly Version[],
  { from, to }: { from?: number | undefined; to?: number | undefined },
): readonly [Version, Version] {
  const at = to === undefined ? 0 : versions.findIndex(({ number }) => number === to);
  if (at < 0) refuseField('to', fault('version_unknown'));
  const other = from === undefined ? at + 1 : versions.findIndex(({ number }) => number === from);
  if (from !== undefined && other < 0) refuseField('from', fault('version_unknown'));
  const [before, after] = [versions[Math.max(at, other)], versions[Math.min(at, other)]];
  if (!before || !after || before === after) refuse('conflict', { reason: fault('version_alone') });
  return [before, after];
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Tags that went, came or changed, by the page on which they stand. */
function comparedTags(before: readonly DocumentTag[], after: readonly DocumentTag[]): ComparedTag[] {
  const said = (kind: ComparedTag['kind'], { id, page, path, text }: DocumentTag, parts: TagPart[] = []) => ({
    kind,
    tagId: id,
    page,
    path,
    text,
    parts,
  });
  const kept = new Map(before.map((tag) => [tag.id, tag]));
  const ids = new Set(after.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !ids.has(id)).map((tag) => said('REMOVED', tag)),
    ...after.flatMap((tag) => {
      const was = kept.get(tag.id);
      if (!was) return [said('ADDED', tag)];
      const parts = partsBetween(was, tag);
      return parts.length > 0 ? [said('CHANGED', tag, parts)] : [];
    }),
  ].toSorted((one, other) => one.page - other.page);
}

/** The keys of a tag by what they say of it. */
const keysOfPart: Record<TagPart, readonly (keyof DocumentTag)[]> = {
  FACT: ['path', 'text', 'type'],
  PLACE: ['page', 'x', 'y', 'width', 'height'],
  CONDITION: ['condition'],
  FIELD: ['fieldName', 'option'],
  LOOK: ['format', 'fontSize', 'minFontSize', 'align', 'face', 'lineSpacing'],
  RULES: ['required'],
};

const partsBetween = (was: DocumentTag, is: DocumentTag): TagPart[] =>
  ownKeys(keysOfPart).filter((part) => keysOfPart[part].some((key) => !isSame(was[key], is[key])));
