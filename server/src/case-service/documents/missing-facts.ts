import { conditionHolds, isKnown, pathsOf } from '@writdesk/contract/documents/conditions';
import { factPaths, type FactPath, tagFields, type TagField } from '@writdesk/contract/documents/tag-fields';
import { tagsOf } from '../document-templates/index.ts';
import { layoutNeeds } from './layout-needs.ts';
import type { PaperValues } from './paper-facts.ts';

export type MissingFact = Pick<TagField, 'screen'> & { path: FactPath };

/** The facts that a document needs and the case does not have, in the order of the catalog. */
export function missingFacts(
  template: { layout: string | null; tags: unknown },
  values: PaperValues,
): MissingFact[] {
  const tags = tagsOf(template).filter(
    ({ required, condition }) => required && conditionHolds(condition, values),
  );
  const asked = new Set<string>([
    ...(template.layout ? layoutNeeds(template.layout) : []),
    ...tags.flatMap(({ path, condition }) => [...(path ? [path] : []), ...pathsOf(condition)]),
  ]);
  return factPaths
    .filter((path) => asked.has(path) && !isKnown(values[path]))
    .map((path) => ({ path, screen: tagFields[path].screen }));
}
