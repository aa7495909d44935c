import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { addressLine } from '../../../shared/formats/address.ts';
import { recordDay } from '../../../shared/formats/dates.ts';
import { formatMoney } from '../../../shared/formats/money.ts';
import type { Locale } from '../../../shared/i18n/locale.ts';
import type { Translate } from '../../../shared/i18n/translate.ts';
import type { DraftField } from '../../../labels/case/steps.ts';
import { isSaid } from './draft-changes.ts';
import type { DraftValues } from './draft-values.ts';
import { methodLabel, noticeLabel, reasonLabel } from '../../../labels/case/eviction-words.ts';
import { ledgerSum } from './ledger.ts';
import type { TenantText } from './merge-stale.ts';
import type { messages } from './messages.ts';
import { nameOfId } from './names.ts';
import { tenantName } from './step-summary.ts';

type TextKey = keyof (typeof messages)['en'];

interface ShownContext {
  record: CaseDetails | null;
  locale: Locale;
  t: Translate<TextKey>;
  /** A part of the field: `tenants.0.lastName`. */
  path?: string;
}

/** The text key that names a field, or the part of it that `path` leads to. */
export function shownName(field: DraftField, path: string = field): TextKey {
  const part = path.split('.')[2];
  return part && field === 'tenants' ? `tenant_${part as TenantText}` : `field_${field}`;
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
    case 'occupied':
    case 'leaseIsWritten':
      return values[field] === null ? '' : t(values[field] ? 'yes' : 'no');
    case 'reasons':
      return values.reasons.map((code) => reasonLabel(code, locale)).join(', ');
    case 'leaseFrom':
    case 'leaseTo':
    case 'rentThrough':
    case 'noticeServedOn':
    case 'rentPeriodEndsOn':
      return values[field] === null ? '' : recordDay(values[field], locale);
    case 'monthlyRentCents':
    case 'claimedCents':
    case 'noticeAmountCents':
      return values[field] === null ? '' : formatMoney(values[field]);
    case 'ledger': {
      const count = values.ledger.length;
      return count === 0 ? '' : t('ledgerSummary', { count, sum: formatMoney(ledgerSum(values.ledger)) });
    }
    case 'noticeType':
      return values.noticeType ? noticeLabel(values.noticeType, locale) : '';
    case 'noticeMethod':
      return values.noticeMethod ? methodLabel(values.noticeMethod, locale) : '';
    case 'caresCovered':
      return values.caresCovered === null ? '' : t(`cares_${values.caresCovered}`);
    case 'unitLabel':
    case 'plaintiffName':
    case 'reasonText':
    case 'noticeServedBy':
    case 'comment':
      return values[field].trim();
  }
}
