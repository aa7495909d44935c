import { audits, type PropertyAuditAction, type PropertyAuditRow } from '@writdesk/contract/audits/audits';
import type { Tone } from '@writdesk/contract/cases/case-status';
import type { CaresAnswer } from '@writdesk/contract/properties/property-categories';
import { Button } from 'antd';
import {
  CircleCheck,
  CircleSlash,
  FileInput,
  FileSignature,
  type LucideIcon,
  PencilLine,
  Plus,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { rosterFieldName } from '../../labels/roster-fields.ts';
import { localZone, recordDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Sheet, Skeleton, Timeline } from '../../shared/ui/index.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { categoryWords } from '../../labels/case/reason-words.ts';
import { VerifiedPropertyTrail } from '../audits/index.ts';
import { messages } from './messages.ts';
import { factNames, type PropertyFormField } from './property-form-values.ts';

const step = 10;
const most = 100;

const looks: Readonly<Record<PropertyAuditAction, { icon: LucideIcon; tone: Tone }>> = {
  'property.create': { icon: Plus, tone: 'gain' },
  'property.save-draft': { icon: PencilLine, tone: 'quiet' },
  'property.update': { icon: PencilLine, tone: 'desk' },
  'property.deactivate': { icon: CircleSlash, tone: 'stop' },
  'property.delete-draft': { icon: CircleSlash, tone: 'quiet' },
  'property.reactivate': { icon: CircleCheck, tone: 'gain' },
  'property.assign-manager': { icon: UserPlus, tone: 'desk' },
  'property.remove-manager': { icon: UserMinus, tone: 'hold' },
  'property.import': { icon: FileInput, tone: 'gain' },
  'property.import-undo': { icon: FileInput, tone: 'hold' },
  'unit.create': { icon: Plus, tone: 'gain' },
  'unit.update': { icon: PencilLine, tone: 'desk' },
  'lease.create': { icon: FileSignature, tone: 'gain' },
  'lease.update': { icon: FileSignature, tone: 'desk' },
};

/** What became of a property, old and new, newest first. */
export function PropertyAudit({ propertyId }: { propertyId: string }) {
  const t = useText(messages);
  const [size, setSize] = useState(step);
  const [isVerified, setVerified] = useState(false);
  const sentence = useSentence();
  const query = useCall(audits.property, {
    params: { id: propertyId },
    query: { size },
    keepPrevious: true,
    quiet: true,
  });
  const { data, error, refetch } = query;
  return (
    <Sheet
      title={t('audit')}
      extra={
        <Button size="small" onClick={() => setVerified(true)}>
          {t('verify')}
        </Button>
      }
    >
      {isVerified && <VerifiedPropertyTrail propertyId={propertyId} />}
      {error ? (
        <ErrorState error={error} what={t('theAudit')} onRetry={() => void refetch()} level={3} />
      ) : !data ? (
        <Skeleton lines={3} label={t('theAudit')} />
      ) : data.changes.length === 0 ? (
        <p className="property-quiet">{t('noChanges')}</p>
      ) : (
        <Timeline
          zone={localZone()}
          entries={data.changes.map((row) => ({
            key: row.seq,
            ...looks[row.action],
            said: sentence(row),
            ...(row.reason && { comment: row.reason }),
            by: row.by,
            at: row.at,
          }))}
        />
      )}
      {data && data.total > size && size < most && (
        <Button size="small" onClick={() => setSize(Math.min(size * 3, most))}>
          {t('earlier')}
        </Button>
      )}
    </Sheet>
  );
}

const answers = { YES: 'caresYes', NO: 'caresNo', UNKNOWN: 'caresUnknown' } as const satisfies Record<
  CaresAnswer,
  string
>;

function useSentence(): (row: PropertyAuditRow) => string {
  const t = useText(messages);
  const locale = useLocale();
  const said = (field: string, value: string | number | null) => {
    if (value === null) return t('nothing');
    if (field === 'propertyCategory') return wordOf(categoryWords, String(value), locale);
    if (typeof value === 'number' && field.endsWith('Cents')) return formatMoney(value);
    if (field === 'caresCovered') return t(answers[value as CaresAnswer]);
    return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? recordDay(value) : value;
  };
  const changesOf = ({ changes }: PropertyAuditRow) =>
    changes
      .map(({ field, before, after }) =>
        t('oneChange', {
          field:
            field in factNames ? t(factNames[field as PropertyFormField]) : rosterFieldName(field, locale),
          before: said(field, before),
          after: said(field, after),
        }),
      )
      .join('; ');
  return (row) => {
    const name = row.manager ?? '';
    switch (row.action) {
      case 'property.create':
        return t('didCreate');
      case 'property.save-draft':
        return t('didDraft');
      case 'property.update':
        return t('didUpdate', { what: changesOf(row) });
      case 'property.deactivate':
        return t('didDeactivate');
      case 'property.delete-draft':
        return t('didDelete');
      case 'property.reactivate':
        return t('didReactivate');
      case 'property.assign-manager':
        return t('didAssign', { name });
      case 'property.remove-manager':
        return t('didRemove', { name });
      case 'property.import':
        return t('didImport', { file: row.fileName ?? '' });
      case 'property.import-undo':
        return t('didUndoImport', { file: row.fileName ?? '' });
      case 'unit.create':
        return t('didAddUnit', { unit: row.unit ?? '' });
      case 'unit.update':
        return t('didUpdateUnit', { unit: row.unit ?? '', what: changesOf(row) });
      case 'lease.create':
        return t('didAddLease', { unit: row.unit ?? '' });
      case 'lease.update':
        return t('didUpdateLease', { unit: row.unit ?? '', what: changesOf(row) });
    }
  };
}
