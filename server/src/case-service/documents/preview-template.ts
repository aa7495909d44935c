import type { FactValue, FactValues } from '@writdesk/contract/documents/conditions';
import type { documents, TemplatePreview } from '@writdesk/contract/documents/documents';
import { type FactPath, factPaths, tagFields } from '@writdesk/contract/documents/tag-fields';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { UnprintableTextError } from '../../platform/typeset/index.ts';
import { caseRightsOf, findCase } from '../cases/record/index.ts';
import { findTemplate, latest, selectVersions, tagsOf } from '../document-templates/index.ts';
import { readOrRefuse } from '../storage/index.ts';
import { fillTemplate } from './fill-template.ts';
import { wordsOf } from './fill-plan.ts';
import { missingFacts } from './missing-facts.ts';
import type { PaperValues } from './paper-facts.ts';
import { readPaperValues } from './read-paper-values.ts';

/**
 * Fills the newest version of a template, a draft too, for a case or with examples. Nothing is kept.
 * @throws `document_template_not_found`, `case_not_found`; `conflict` for one of our layouts, which has no PDF to fill;
 * `file_refused` for a PDF that can't be filled.
 */
export async function previewTemplate(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.preview>,
): Promise<TemplatePreview> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const template = found(await findTemplate(db, scope, params.id), 'document_template_not_found');
  const version = latest(await selectVersions(db, template.id));
  const facts = body.caseId ? await factsOfCase(context, body.caseId) : examples;
  if (version.path === null) refuse('conflict', { reason: fault('template_no_pdf') });
  const about = { missing: missingFacts(version, facts), unprintable: [] };
  const idsOf = (ids: readonly string[]) =>
    tagsOf(version)
      .filter(({ id }) => ids.includes(id))
      .map(({ id, path }) => ({ tagId: id, path }));
  try {
    const { pdf, pageCount, overflow } = await readOrRefuse(() =>
      fillTemplate(context, version, { facts, title: template.name }),
    );
    return { ...about, pdf: Buffer.from(pdf).toString('base64'), pageCount, overflow: idsOf(overflow) };
  } catch (error) {
    if (!(error instanceof UnprintableTextError)) throw error;
    return {
      ...about,
      pdf: null,
      pageCount: 0,
      overflow: [],
      unprintable: unprintableIn(version, facts, error),
    };
  }
}

async function factsOfCase({ deps, scope, actor }: UserContext, caseId: string): Promise<PaperValues> {
  const db = deps.db.as(scope);
  const record = found(await findCase(db, scope, caseId), 'case_not_found');
  if (!caseRightsOf(actor).seeDocuments) refuse('case_not_found');
  return readPaperValues(db, record, deps.clock.now());
}

function unprintableIn(version: { tags: unknown }, facts: FactValues, { characters }: UnprintableTextError) {
  const all = [...new Set(characters.flatMap((text) => [...text]))];
  return tagsOf(version).flatMap((tag) => {
    const words = wordsOf(tag, facts);
    const named = all.filter((character) => words.includes(character));
    return named.length > 0 ? [{ tagId: tag.id, path: tag.path, characters: named.join(' ') }] : [];
  });
}

/** The examples of the catalog as a case would have them. */
const examples = Object.fromEntries(
  factPaths.map((path): [FactPath, FactValue] => {
    const { type, example } = tagFields[path];
    if (type === 'MONEY' || type === 'NUMBER') return [path, Number(example)];
    if (type === 'FLAG') return [path, example === 'true'];
    return [path, type === 'LIST' ? [example] : example];
  }),
) as PaperValues;
