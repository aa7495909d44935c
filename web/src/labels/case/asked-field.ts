import { defineMessages } from '../../shared/i18n/define-messages.ts';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { fieldOfPath, isDraftField, isEvictionField } from './steps.ts';

/** The fields of the form as the firm asks for them, next to the documents of the case. */
const messages = defineMessages({
  en: {
    propertyId: 'Property',
    countyId: 'County',
    courthouseId: 'Courthouse',
    unitLabel: 'Unit',
    plaintiffName: 'Plaintiff',
    occupied: 'Whether somebody lives there',
    tenants: 'Tenants',
    tenantAddress: 'Where the tenants are served',
    reasons: 'Reason',
    reasonText: 'The reason in words',
    leaseIsWritten: 'Whether there is a written lease',
    leaseFrom: 'First day of the lease',
    leaseTo: 'Last day of the lease',
    monthlyRentCents: 'Monthly rent',
    rentThrough: 'Day through which rent is owed',
    claimedCents: 'Amount claimed',
    ledger: 'Ledger',
    noticeType: 'Kind of notice',
    noticeServedOn: 'Day of the notice',
    rentPeriodEndsOn: 'End of the rental period',
    noticeServedBy: 'Who gave the notice',
    noticeMethod: 'How the notice was given',
    noticeAmountCents: 'Amount on the notice',
    caresCovered: 'CARES Act',
    comment: 'Note to the attorney',
    oneTenant: 'Tenant {number}',
  },
  es: {
    propertyId: 'Propiedad',
    countyId: 'Condado',
    courthouseId: 'Tribunal',
    unitLabel: 'Unidad',
    plaintiffName: 'Demandante',
    occupied: 'Si vive alguien allí',
    tenants: 'Inquilinos',
    tenantAddress: 'Dónde se notifica a los inquilinos',
    reasons: 'Motivo',
    reasonText: 'El motivo en palabras',
    leaseIsWritten: 'Si hay contrato escrito',
    leaseFrom: 'Primer día del contrato',
    leaseTo: 'Último día del contrato',
    monthlyRentCents: 'Renta mensual',
    rentThrough: 'Día hasta el que se debe renta',
    claimedCents: 'Monto reclamado',
    ledger: 'Estado de cuenta',
    noticeType: 'Clase de aviso',
    noticeServedOn: 'Día del aviso',
    rentPeriodEndsOn: 'Fin del período de renta',
    noticeServedBy: 'Quién entregó el aviso',
    noticeMethod: 'Cómo se entregó el aviso',
    noticeAmountCents: 'Monto del aviso',
    caresCovered: 'Ley CARES',
    comment: 'Nota para el abogado',
    oneTenant: 'Inquilino {number}',
  },
});
type AskedField = Exclude<keyof (typeof messages)['en'], 'oneTenant'>;

const isField = (key: string): key is AskedField => key in messages.en && key !== 'oneTenant';

/** The fields that can be asked for, in the order of the form. */
const askedFields: readonly AskedField[] = Object.keys(messages.en).filter(isField);

/** The suggestions for a person who asks: the fields in words. */
export function askableWords(locale: Locale = currentLocale()): string[] {
  return askedFields.map((field) => translate(messages, field, undefined, locale));
}

/**
 * The path of the field that a request is about, in the form: `claimedCents`, `tenants.0.lastName`. It may be asked for
 * by its path or by its name in either language.
 * @returns null for a request in free words.
 */
export function askedPath(item: string): string | null {
  const path = fieldOfPath(item.trim());
  if (isDraftField(path.split('.')[0] ?? '')) return path;
  const said = item.trim().toLowerCase();
  return (
    askedFields.find((field) =>
      [messages.en[field], messages.es[field]].some((words) => words.toLowerCase() === said),
    ) ?? null
  );
}

/** What is sent to the server: the field's own path where the words name one, so that its change answers the request. */
export function askedItem(words: string): string {
  const path = askedPath(words);
  if (path === null) return words.trim();
  const [head = ''] = path.split('.');
  return isDraftField(head) && isEvictionField(head) ? `caseEviction.${path}` : path;
}

/** A request in the reader's words. */
export function askedWords(item: string, locale: Locale = currentLocale()): string {
  const [head = '', index] = askedPath(item)?.split('.') ?? [];
  if (!isField(head)) return item;
  return head === 'tenants' && index !== undefined
    ? translate(messages, 'oneTenant', { number: Number(index) + 1 }, locale)
    : translate(messages, head, undefined, locale);
}
