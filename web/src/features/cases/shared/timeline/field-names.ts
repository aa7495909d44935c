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
    reasons: 'motivos e montos',
    notice: 'aviso',
    occupancy: 'ocupación',
    court: 'tribunal',
    facts: 'datos',
  },
});
type Subject = keyof (typeof messages)['en'];

const subjects: Readonly<Record<string, Subject>> = {
  propertyId: 'property',
  unitLabel: 'property',
  propertyCategory: 'property',
  tenants: 'parties',
  plaintiffName: 'parties',
  isCorporateCase: 'parties',
  interpreter: 'parties',
  tenantAddress: 'addresses',
  countyId: 'court',
  courthouseId: 'court',
  workflowId: 'court',
  'caseEviction.occupied': 'occupancy',
};

/** The fields that were changed, by the part of the case they belong to: `parties, notice`. */
export function fieldNames(fields: readonly string[]): string {
  const named = fields.map((field): Subject => {
    if (field.startsWith('caseEviction.notice')) return 'notice';
    return subjects[field] ?? (field.startsWith('caseEviction') ? 'reasons' : 'facts');
  });
  const words = [...new Set(named)].map((subject) => translate(messages, subject));
  return words.join(', ') || translate(messages, 'facts');
}
