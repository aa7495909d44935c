import {
  evictionFields,
  ownFields,
  type CaseField,
  type FilledPart,
} from '@writdesk/contract/cases/case-fields';
import { fieldOfPath } from '../../../../labels/case/steps.ts';
import { defineMessages } from '../../../../shared/i18n/define-messages.ts';
import { translate } from '../../../../shared/i18n/translate.ts';

const messages = defineMessages({
  en: {
    property: 'property',
    parties: 'parties',
    addresses: 'addresses',
    reasons: 'reasons and amounts',
    notice: 'notice',
    occupancy: 'occupancy',
    court: 'courthouse',
    facts: 'facts',
  },
  es: {
    property: 'propiedad',
    parties: 'partes',
    addresses: 'direcciones',
    reasons: 'motivos y montos',
    notice: 'aviso',
    occupancy: 'ocupación',
    court: 'tribunal',
    facts: 'datos',
  },
});
type Subject = keyof (typeof messages)['en'];

const subjectOfPart: Readonly<Record<FilledPart, Subject>> = {
  property: 'property',
  tenants: 'parties',
  reason: 'reasons',
  notice: 'notice',
  documents: 'facts',
};

const subjects: Readonly<Record<string, Subject>> = {
  propertyId: 'property',
  propertyCategory: 'property',
  tenants: 'parties',
  isCorporateCase: 'parties',
  interpreter: 'parties',
  tenantAddress: 'addresses',
  countyId: 'court',
  courthouseId: 'court',
  workflowId: 'court',
  ...subjectsOf(ownFields),
  ...subjectsOf(evictionFields),
};

function subjectsOf(fields: Readonly<Record<string, CaseField>>) {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, { part, subject }]) => [name, subject ?? subjectOfPart[part]]),
  );
}

/** The fields that were changed, by the part of the case they belong to: `parties, notice`. */
export function fieldNames(fields: readonly string[]): string {
  const named = fields.map((field): Subject => {
    const inEviction = field.startsWith('caseEviction');
    return subjects[fieldOfPath(field)] ?? (inEviction ? 'reasons' : 'facts');
  });
  const words = [...new Set(named)].map((subject) => translate(messages, subject));
  return words.join(', ') || translate(messages, 'facts');
}
