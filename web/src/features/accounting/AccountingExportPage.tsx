import {
  accountingBases,
  type AccountingBasis,
  type AccountingFormat,
  accountingExports,
  accountingFormats,
  type ExportPreview,
  exportScopes,
} from '@writdesk/contract/accounting-exports/accounting-exports';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import {
  DateInput,
  fieldId,
  Question,
  QuestionRow,
  RadioBoxes,
  SelectInput,
} from '../../shared/form/index.ts';
import { dayAfter, proseMoment, recordDay, todayIn } from '../../shared/formats/dates.ts';
import { formatCount, formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  ErrorState,
  Facts,
  PageHead,
  RecordPage,
  Sheet,
  Skeleton,
  failureText,
} from '../../shared/ui/index.ts';
import { ExportBlocked } from './ExportBlocked.tsx';
import { ExportDifferences } from './ExportDifferences.tsx';
import { messages } from './messages.ts';
import { useExportFile } from './use-export-file.ts';

interface Asked {
  format: AccountingFormat;
  basis: AccountingBasis;
  from: string;
  to: string;
}
type Scope = (typeof exportScopes)[number];

/** The month that is over: what accounting is given most often. */
function lastMonth(): Pick<Asked, 'from' | 'to'> {
  const to = dayAfter(`${todayIn().slice(0, 'YYYY-MM'.length)}-01`, -1);
  return { from: `${to.slice(0, 'YYYY-MM'.length)}-01`, to };
}

/** The journals of some days as a file for the firm’s accounting system: what it has, what blocks it, and what changed since the last one. */
export default function AccountingExportPage() {
  const t = useText(messages);
  const [asked, setAsked] = useState<Asked>({
    format: 'QUICKBOOKS_ONLINE',
    basis: 'ACCRUAL',
    ...lastMonth(),
  });
  const [scope, setScope] = useState<Scope | null>(null);
  const file = useExportFile();
  const query = useCall(accountingExports.preview, { query: asked, keepPrevious: true, quiet: true });
  const preview = query.error ? undefined : query.data;
  // Importing a journal twice counts it twice.
  const wanted = preview?.last ? (scope ?? 'NEW') : 'ALL';
  const change = (changed: Partial<Asked>) => {
    file.clear();
    setAsked({ ...asked, ...changed });
  };
  return (
    <RecordPage
      head={
        <PageHead
          title={t('accountingExport')}
          breadcrumb={[{ label: t('ledger'), to: '/ledger' }]}
          actions={
            <Button
              type="primary"
              icon={<Download size={16} aria-hidden />}
              loading={file.isRunning}
              disabled={!preview || query.isFetching || isKept(preview, wanted)}
              onClick={() => void file.run({ ...asked, scope: wanted })}
            >
              {t('download')}
            </Button>
          }
        />
      }
      notes={preview && <ExportBlocked blocked={preview.blocked} />}
    >
      <AskedSheet
        asked={asked}
        onChange={change}
        error={query.error ? failureText(query.error) : undefined}
      />
      {preview ? (
        <Found preview={preview} scope={wanted} onScope={setScope} />
      ) : query.error ? (
        <ErrorState
          error={query.error}
          what={t('theExport')}
          onRetry={() => void query.refetch()}
          level={2}
        />
      ) : (
        <Skeleton lines={4} label={t('theExport')} />
      )}
      {file.files.length > 0 && (
        <Sheet title={t('files')}>
          <p>{t('filesText', { count: file.files.length })}</p>
          {file.files.map((one) => (
            <Button key={one.url} type="link" onClick={() => file.again(one)}>
              {one.fileName}
            </Button>
          ))}
        </Sheet>
      )}
    </RecordPage>
  );
}

const isKept = ({ blocked, journals, added, changed }: ExportPreview, scope: Scope) =>
  blocked.accounts.length + blocked.counties.length > 0 ||
  (scope === 'ALL' ? journals : added + changed) === 0;

interface AskedSheetProps {
  asked: Asked;
  onChange: (changed: Partial<Asked>) => void;
  error: string | undefined;
}

function AskedSheet({ asked, onChange, error }: AskedSheetProps) {
  const t = useText(messages);
  const field = (name: string) => ({ id: fieldId(`export.${name}`) });
  return (
    <Sheet title={t('what')}>
      <div className="dialog-fields">
        <Question label={t('format')} field={field('format')}>
          <SelectInput<AccountingFormat>
            {...field('format')}
            value={asked.format}
            options={accountingFormats.map((value) => ({ value, label: t(value) }))}
            onChange={(format) => format && onChange({ format })}
          />
        </Question>
        <Question label={t('basis')} field={field('basis')} group>
          <RadioBoxes<AccountingBasis>
            {...field('basis')}
            value={asked.basis}
            columns={2}
            options={accountingBases.map((value) => ({ value, label: t(value), hint: t(`${value}_hint`) }))}
            onChange={(basis) => onChange({ basis })}
          />
        </Question>
        <QuestionRow>
          {(['from', 'to'] as const).map((end) => (
            <Question
              key={end}
              label={t(end)}
              field={{ ...field(end), error: end === 'to' ? error : undefined }}
              half
            >
              <DateInput
                {...field(end)}
                value={asked[end]}
                onChange={(day) => day && onChange({ [end]: day })}
              />
            </Question>
          ))}
        </QuestionRow>
      </div>
    </Sheet>
  );
}

interface FoundProps {
  preview: ExportPreview;
  scope: Scope;
  onScope: (scope: Scope) => void;
}

function Found({ preview, scope, onScope }: FoundProps) {
  const t = useText(messages);
  const { journals, debitCents, last, added, changed, unchanged } = preview;
  const since = {
    added: formatCount(added),
    changed: formatCount(changed),
    unchanged: formatCount(unchanged),
  };
  return (
    <>
      <Sheet title={t('found')}>
        <Facts
          columns={2}
          items={[
            { label: t('journals'), value: journals === 0 ? t('nothing') : formatCount(journals) },
            { label: t('total'), value: formatMoney(debitCents) },
            {
              label: t('lastExport'),
              value:
                last &&
                t('lastExportText', {
                  at: proseMoment(last.at),
                  name: last.name,
                  from: recordDay(last.from),
                  to: recordDay(last.to),
                  count: last.journals,
                }),
              missing: t('neverExported'),
              wide: true,
            },
            {
              label: t('sinceThen'),
              value: last && (added + changed === 0 ? t('nothingNew') : t('sinceThenText', since)),
              wide: true,
            },
          ]}
        />
        {last && (
          <Question label={t('scope')} field={{ id: fieldId('export.scope') }} group>
            <RadioBoxes<Scope>
              id={fieldId('export.scope')}
              value={scope}
              options={exportScopes.map((value) => ({ value, label: t(value) }))}
              onChange={onScope}
            />
          </Question>
        )}
      </Sheet>
      <ExportDifferences preview={preview} />
    </>
  );
}
