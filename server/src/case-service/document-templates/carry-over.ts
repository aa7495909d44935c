import type { DocumentTag, FormField, TemplatePage } from '@writdesk/contract/documents/template-values';

/**
 * The tags of a form's former revision that its new one still has a place for. A field of the same name takes its tag
 * along, wherever it moved to; a tag without a field stays where it was, on pages that are still there.
 */
export function carryOver(
  tags: readonly DocumentTag[],
  { fields, pages }: { fields: readonly FormField[]; pages: readonly TemplatePage[] },
): DocumentTag[] {
  return tags.flatMap((tag) => {
    if (tag.fieldName === null) return tag.page <= pages.length ? [tag] : [];
    const field = fields.find(({ name, option }) => name === tag.fieldName && option === tag.option);
    if (!field) return [];
    const { page, x, y, width, height } = field;
    return [{ ...tag, page, x, y, width, height }];
  });
}
