import { conditionHolds, isKnown } from '@writdesk/contract/documents/conditions';
import type { documents } from '@writdesk/contract/documents/documents';
import { type FactPath, tagFields } from '@writdesk/contract/documents/tag-fields';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { partsOf } from '../../../templates/papers/paper.ts';
import { slotOf } from '../../../templates/slots/index.ts';
import type { Answer, Slot } from '../../../templates/slots/slot.ts';
import { worksheet, type Worksheet } from '../../../templates/worksheet.ts';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findCase } from '../cases/record/index.ts';
import { findTemplate } from '../document-templates/index.ts';
import type { PaperValues } from './paper-facts.ts';
import { readPaperValues } from './read-paper-values.ts';
import { templatesOfCase } from './templates-of-case.ts';
import { factText, oneLine } from './written-paper-data.ts';

/**
 * The answers of a case to a court's form that the firm has not uploaded, in the form's order. Nothing is kept, so that nobody files it.
 * @throws `case_not_found`; `document_template_not_found`; `conflict` for what is no slot, and where the form is uploaded or is
 * another place's.
 */
export async function makeWorksheet(
  { deps, scope }: UserContext,
  { params, body }: RouteInput<typeof documents.worksheet>,
) {
  const db = deps.db.as(scope);
  const now = deps.clock.now();
  const record = found(await findCase(db, scope, body.caseId), 'case_not_found');
  const template = found(await findTemplate(db, scope, params.id), 'document_template_not_found');
  const slot = slotOf(template) ?? refuse('conflict', { reason: fault('no_such_slot') });
  const inForce = await templatesOfCase(db, record, now);
  if (!inForce.some(({ id }) => id === template.id)) refuse('conflict', { reason: fault('slot_is_filled') });
  const values = await readPaperValues(db, record, now);
  const { pdf } = await deps.typeset.pdf(worksheet, worksheet.schema.parse(worksheetData(slot, values)));
  return {
    pdf: Buffer.from(pdf).toString('base64'),
    fileName: `worksheet-${slot.code.toLowerCase().replaceAll('_', '-')}-${record.caseDraftNumber}.pdf`,
    missing: missingOf(slot, values).map((path) => ({ path, screen: tagFields[path].screen })),
  };
}

/** A form's answers with the facts of a case in them. */
export function worksheetData(slot: Slot, values: PaperValues): Worksheet {
  const { formNumber, revision, name, source, answers } = slot;
  const about = [values['case.title'], values['case.number'] ?? values['case.draftNumber']];
  return {
    formNumber,
    revision,
    name,
    source,
    about: about.flatMap((line) => (typeof line === 'string' && line.trim() ? [line] : [])),
    answers: answers.map((one) => ({
      item: one.item,
      label: one.label,
      isChecked: one.checked ? conditionHolds(one.checked, values) : null,
      parts: partsWith(one, values),
    })),
  };
}

const partsWith = ({ text }: Answer, values: PaperValues): (string | null)[] =>
  partsOf(text).map((part) =>
    typeof part === 'string' ? part : oneLine(factText(part.path, values[part.path], part.format)) || null,
  );

/** The facts that the answers name and the case doesn't have, each once; those of a box that stays blank are not asked for. */
const missingOf = ({ answers }: Slot, values: PaperValues): FactPath[] => [
  ...new Set(
    answers
      .filter(({ checked }) => conditionHolds(checked ?? null, values))
      .flatMap(({ text }) => partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [part.path])))
      .filter((path) => !isKnown(values[path])),
  ),
];
