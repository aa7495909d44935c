import { buffer } from 'node:stream/consumers';
import type { FactValues } from '@writdesk/contract/documents/conditions';
import { formField, templatePage } from '@writdesk/contract/documents/template-values';
import { z } from 'zod';
import { overlay } from '../../../templates/overlay.ts';
import type { Context } from '../../platform/context.ts';
import { fillPdf } from '../../platform/pdf/index.ts';
import { tagsOf } from '../document-templates/index.ts';
import { type Fillable, fillPlan } from './fill-plan.ts';

/** What of a version is filled. */
export interface FillableVersion {
  path: string | null;
  pages: unknown;
  fields: unknown;
  tags: unknown;
}

export const fillableOf = ({ pages, fields, tags }: FillableVersion): Fillable => ({
  pages: z.array(templatePage).parse(pages),
  fields: z.array(formField).parse(fields),
  tags: tagsOf({ tags }),
});

/** A form or an overlay that has tags is made by us; without any it is filled by hand. */
export const isFilled = ({ layout, tags }: { layout: string | null; tags: unknown }): boolean =>
  layout !== null || z.array(z.unknown()).parse(tags).length > 0;

/**
 * Fills a template's PDF with the facts of a case.
 * @returns the flat PDF, and the tags whose words stand in its addendum.
 * @throws UnprintableTextError for a character that is in no font, PdfRefusedError.
 */
export async function fillTemplate(
  { deps }: Context,
  version: FillableVersion,
  { facts, title }: { facts: FactValues; title: string },
) {
  const original = version.path === null ? null : await deps.storage.get(version.path);
  if (!original) throw new Error('The PDF of the template is gone.');
  const { pages, marks, replaced } = fillPlan(fillableOf(version), facts);
  const caption = [facts['case.title'], facts['case.number']].flatMap((line) =>
    typeof line === 'string' ? [line] : [],
  );
  const layer = await deps.typeset.pdf(overlay, { title, caption, pages });
  const filled = await fillPdf({
    pdf: await buffer(original),
    layer: layer.pdf,
    marks,
    replaced,
    title,
  });
  return { ...filled, overflow: layer.notes };
}
