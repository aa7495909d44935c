import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { formatMoney } from '../../../../shared/formats/money.ts';
import type { Locale } from '../../../../shared/i18n/locale.ts';
import type { Translate } from '../../../../shared/i18n/translate.ts';
import { isSaid } from '../draft/draft-changes.ts';
import type { DraftValues, TenantDraft } from '../draft/draft-values.ts';
import { noticeLabel, reasonLabel } from '../../../../labels/case/eviction-words.ts';
import type { messages } from '../messages.ts';
import { noticeProof, type StepName } from '../../../../labels/case/steps.ts';

type Text = Translate<keyof (typeof messages)['en']>;

interface SummaryContext {
  record: CaseDetails | null;
  locale: Locale;
  t: Text;
}

export function tenantName({ firstName, middleName, lastName, suffix, hasOneName }: TenantDraft): string {
  return (hasOneName ? [lastName, suffix] : [firstName, middleName, lastName, suffix])
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

/** One line on what a step holds so far; '' when it holds nothing. */
export function stepSummary(
  step: StepName,
  values: DraftValues,
  { record, locale, t }: SummaryContext,
): string {
  switch (step) {
    case 'property': {
      const name = record?.propertyId === values.propertyId ? (record?.property?.name ?? '') : '';
      return [name, values.unitLabel.trim()].filter(Boolean).join(' ');
    }
    case 'tenants':
      return values.tenants.filter(isSaid).map(tenantName).filter(Boolean).join(', ');
    case 'reason': {
      const claim = values.claimedCents ? formatMoney(values.claimedCents) : '';
      return [...values.reasons.map((code) => reasonLabel(code, locale)), claim].filter(Boolean).join(', ');
    }
    case 'notice':
      return values.noticeType ? noticeLabel(values.noticeType, locale) : '';
    case 'documents': {
      const count = uploads(record).filter(({ kind }) => kind !== noticeProof).length;
      return count > 0 ? t('fileCount', { count }) : '';
    }
    case 'review':
      return '';
  }
}

/** What people added; the court document that we make is not theirs. */
export function uploads(record: CaseDetails | null) {
  return (record?.documents ?? []).filter(({ source }) => source === 'UPLOAD');
}
