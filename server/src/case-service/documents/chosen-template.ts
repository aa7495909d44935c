import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { findDocument } from './document-queries.ts';
import { isFilled } from './fill-template.ts';
import { missingFacts } from './missing-facts.ts';
import type { PaperValues } from './paper-facts.ts';
import { templatesOfCase } from './templates-of-case.ts';

/** The template of a document, or the one that is named, as it is in force for the case; and what the case has of it. */
export async function chosenTemplate(tx: Tx, record: CaseRecord, id: string) {
  const before = await findDocument(tx.db, { firmId: record.firmId, caseId: record.id }, id);
  if (before && before.source !== 'GENERATED')
    refuse('document_not_found', { reason: fault('paper_not_ours') });
  const inForce = await templatesOfCase(tx.db, record, tx.now);
  const template = inForce.find((one) => (before ? one.kind === before.kind : one.id === id));
  if (before && !template) refuse('document_not_found', { reason: fault('template_gone') });
  const chosen = found(template, 'document_not_found');
  if (chosen.type === 'SLOT')
    refuse('conflict', { reason: fault('slot_is_empty', { form: chosen.formNumber ?? chosen.name }) });
  if (!isFilled(chosen)) refuse('conflict', { reason: fault('template_filled_by_hand') });
  return { template: chosen, before };
}

/** Nothing is queued that could only fail: each fact that the case lacks is named. */
export function refuseMissing(template: Parameters<typeof missingFacts>[0], values: PaperValues): void {
  const missing = missingFacts(template, values);
  if (missing.length > 0)
    refuse('invalid', { errors: missing.map(({ path }) => atField(path, fault('paper_fact_missing'))) });
}
