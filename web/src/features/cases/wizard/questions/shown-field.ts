import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { addressLine } from '../../../../shared/formats/address.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import type { Locale } from '../../../../shared/i18n/locale.ts';
import type { Translate } from '../../../../shared/i18n/translate.ts';
import { fieldWords } from '../../../../labels/case/field-words.ts';
import type { DraftField } from '../../../../labels/case/steps.ts';
import { typedWords } from '../../../../labels/case/typed-words.ts';
import { isSaid } from '../draft/draft-changes.ts';
import type { DraftValues } from '../draft/draft-values.ts';
import { reasonLabel } from '../../../../labels/case/eviction-words.ts';
import { ledgerSum } from './ledger.ts';
import type { TenantText } from '../draft/merge-stale.ts';
import type { messages } from '../messages.ts';
import { nameOfId } from '../names.ts';
import { tenantName } from '../steps/step-summary.ts';

type TextKey = keyof (typeof messages)['en'];

interface ShownContext {
  record: CaseDetails | null;
  locale: Locale;
  t: Translate<TextKey>;
  /** A part of the field: `tenants.0.lastName`. */
  path?: string;
}

/** What a field is called, or the part of it that `path` leads to. */
export function shownName(
  field: DraftField,
  { locale, t, path = field }: Omit<ShownContext, 'record'>,
): string {
  const part = path.split('.')[2];
  return part && field === 'tenants' ? t(`tenant_${part as TenantText}`) : fieldWords[field][locale].name;
}

/** A field's answer in words, for a summary or next to another person's answer. */
export function shownField(field: DraftField, values: DraftValues, context: ShownContext): string {
  return answered(field, values, context) || context.t('nothing');
}

/** The same, '' where there is no answer. */
export function answered(field: DraftField, values: DraftValues, context: ShownContext): string {
  const { record, locale, t, path = field } = context;
  const [, index, name] = path.split('.');
  switch (field) {
    case 'tenants': {
      const tenant = index === undefined ? undefined : values.tenants[Number(index)];
      if (!tenant || !name) return values.tenants.filter(isSaid).map(tenantName).join(', ');
      const text = tenant[name as TenantText];
      return typeof text === 'boolean' ? t(text ? 'yes' : 'no') : text;
    }
    case 'tenantAddress':
      return values.tenantAddress ? addressLine(values.tenantAddress) : t('atProperty');
    case 'clientId':
    case 'propertyId':
    case 'countyId':
    case 'courthouseId':
    case 'unitId':
    case 'leaseId':
      return nameOfId(values[field], record);
    case 'reasons':
      return values.reasons.map((code) => reasonLabel(code, locale)).join(', ');
    case 'ledger': {
      const count = values.ledger.length;
      return count === 0 ? '' : t('ledgerSummary', { count, sum: formatMoney(ledgerSum(values.ledger)) });
    }
    default:
      return typedWords(field, values[field], locale);
  }
}
