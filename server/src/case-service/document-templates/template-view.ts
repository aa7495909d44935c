import { type Condition, conditionShape } from '@writdesk/contract/documents/conditions';
import {
  type DocumentTag,
  documentTag,
  formField,
  layoutKinds,
  type TemplateDetails,
  templatePage,
  type TemplateRow,
} from '@writdesk/contract/documents/template-values';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { z } from 'zod';
import type { UserActor } from '../../platform/actor.ts';
import { levelOf } from './in-force.ts';
import type { TemplateRecord, VersionRecord } from './template-queries.ts';

const YEAR_MS = 365 * 86_400_000;

/** A template as a list says it. */
export function templateRowView(row: TemplateRecord, now: Date): TemplateRow {
  const { firmId, firmName, reviewedByName, reviewedAt, createdAt, retiredAt: _, ...rest } = row;
  const looked = reviewedAt ?? createdAt;
  return {
    ...rest,
    firm: firmId === null ? null : { id: firmId, name: firmName ?? '' },
    level: levelOf(row),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    reviewedBy: reviewedByName,
    reviewDue: now.getTime() - looked.getTime() > YEAR_MS,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The version that one works on: the draft, or what was published last. */
export const latest = (versions: readonly VersionRecord[]): VersionRecord => {
  const [first] = versions;
  if (!first) throw new Error('A template has no version.');
  return first;
};

export const tagsOf = ({ tags }: { tags: unknown }): DocumentTag[] => z.array(documentTag).parse(tags);
export const conditionOf = ({ condition }: { condition: unknown }): Condition | null =>
  conditionShape.nullable().parse(condition ?? null);

/** A template with everything in it, and what the caller may do. */
export function templateView(
  actor: UserActor,
  row: TemplateRecord,
  versions: readonly VersionRecord[],
  now: Date,
): TemplateDetails {
  const shown = latest(versions);
  const isHis = mayChange(actor, row);
  return {
    ...templateRowView(row, now),
    number: shown.number,
    pages: z.array(templatePage).parse(shown.pages),
    fields: z.array(formField).parse(shown.fields),
    tags: tagsOf(shown),
    condition: conditionOf(shown),
    layout: layoutKinds.find((kind) => kind === shown.layout) ?? null,
    path: shown.path,
    dropped: shown.dropped,
    versions: versions.map((version) => ({
      number: version.number,
      status: version.status,
      fileName: version.fileName,
      path: version.path,
      sha256: version.sha256,
      pageCount: z.array(z.unknown()).parse(version.pages).length,
      tagCount: z.array(z.unknown()).parse(version.tags).length,
      effectiveFrom: version.effectiveFrom,
      effectiveUntil: version.effectiveUntil,
      publishedAt: version.publishedAt?.toISOString() ?? null,
      publishedBy: version.publishedByName,
    })),
    can: {
      update: isHis && permitted(actor.roles, 'document-template.update') !== null,
      delete: isHis && permitted(actor.roles, 'document-template.delete') !== null,
      review:
        isHis &&
        permitted(actor.roles, 'document-template.review') !== null &&
        row.publishedVersion > 0 &&
        isAdmittedFor(actor, row),
    },
  };
}

/** A lawyer speaks of the templates of the states that admit them; of one for all states wherever that is. */
export const isAdmittedFor = (
  { barStates }: Pick<UserActor, 'barStates'>,
  { stateCode }: Pick<TemplateRecord, 'stateCode'>,
): boolean => (stateCode === null ? barStates.length > 0 : barStates.includes(stateCode));

/** What comes with the product is changed by its administrators alone; a firm makes a copy of its own. */
export const mayChange = (actor: UserActor, { firmId }: Pick<TemplateRecord, 'firmId'>): boolean =>
  actor.roles.includes('admin') || (firmId !== null && firmId === actor.firmId);
