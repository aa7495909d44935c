import type { FactValue } from '@writdesk/contract/documents/conditions';
import { type FactPath, factPaths, tagFields } from '@writdesk/contract/documents/tag-fields';
import { layoutKinds } from '@writdesk/contract/documents/template-values';
import type { PaperValues } from '../../src/case-service/documents/paper-facts.ts';
import { paperOf } from '../../templates/papers/index.ts';

/** The layouts whose words are ours. */
export const writtenPapers = layoutKinds.flatMap((layout) => {
  const paper = paperOf(layout);
  return paper ? [{ layout, paper }] : [];
});

/** The examples of the catalog, as the case of a test. */
const example = (path: FactPath): FactValue => {
  const { type, example: text } = tagFields[path];
  if (type === 'MONEY' || type === 'NUMBER') return Number(text);
  if (type === 'FLAG') return text === 'true';
  return type === 'LIST' ? [text] : text;
};
/** The examples of the catalog of facts. */
export const exampleFacts = Object.fromEntries(factPaths.map((path) => [path, example(path)])) as PaperValues;
