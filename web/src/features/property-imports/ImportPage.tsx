import type { ImportDetails } from '@writdesk/contract/property-imports/import-values';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { CheckInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  Dialog,
  LoadedPage,
  PageFact,
  PageHead,
  RecordPage,
  Sheet,
  Status,
  toast,
} from '../../shared/ui/index.ts';
import { ImportColumnsSheet } from './ImportColumnsSheet.tsx';
import { ImportNotes } from './ImportNotes.tsx';
import { ImportRowsTable } from './ImportRowsTable.tsx';
import { importLooks } from './import-looks.ts';
import { messages } from './messages.ts';
import { useRunningImports } from './use-running-imports.ts';
import { useReport } from './use-report.ts';
import './property-imports.css';

/** One import: what it changes, how its columns are read, and the way back. */
export default function ImportPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(propertyImports.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theImport')}>
      {(record) => <OneImport record={record} />}
    </LoadedPage>
  );
}

function OneImport({ record }: { record: ImportDetails }) {
  const [deactivateGone, setDeactivateGone] = useState(false);
  return (
    <RecordPage
      head={<Head record={record} deactivateGone={deactivateGone} />}
      notes={<ImportNotes record={record} />}
      side={
        <>
          {record.status === 'PREVIEW' && <ImportColumnsSheet record={record} />}
          <GoneSheet record={record} checked={deactivateGone} onCheck={setDeactivateGone} />
        </>
      }
    >
      <ImportRowsTable record={record} />
    </RecordPage>
  );
}

function Head({ record, deactivateGone }: { record: ImportDetails; deactivateGone: boolean }) {
  const t = useText(messages);
  const [isAsking, setAsking] = useState(false);
  const { id, version, status, counts, missing, undoUntil } = record;
  const report = useReport(record);
  const title = record.connectionId ? report : record.fileName;
  const apply = useAction(propertyImports.apply, {
    onDone: () => toast.success(t('applied', counts), { title: t('appliedTitle') }),
  });
  const undo = useAction(propertyImports.undo, {
    onDone: () => {
      toast.success(t('undone'));
      setAsking(false);
    },
  });
  // Somebody reloads the page, or looks from another tab, while it is applied or undone.
  const isBusy = useRunningImports().some(({ importId }) => importId === id);
  const changesNothing = counts.new + counts.changed === 0 && !(deactivateGone && counts.gone > 0);
  return (
    <>
      <PageHead
        title={title}
        status={<Status of={importLooks[status]} pill />}
        breadcrumb={[
          { label: t('properties'), to: '/properties' },
          { label: t('imports'), to: '/properties/imports' },
        ]}
        phone={{ backTo: '/properties/imports', title }}
        facts={
          <>
            <PageFact icon={<FileSpreadsheet size={15} aria-hidden />}>{report}</PageFact>
            <span>{t('counts', counts)}</span>
          </>
        }
        actions={
          <>
            {undoUntil && (
              <Button disabled={isBusy} onClick={() => setAsking(true)}>
                {t('undo')}
              </Button>
            )}
            {status === 'PREVIEW' && (
              <Button
                type="primary"
                loading={apply.isRunning}
                disabled={changesNothing || missing.length > 0 || isBusy}
                onClick={() => apply.run({ params: { id }, body: { version, deactivateGone } })}
              >
                {t('apply')}
              </Button>
            )}
          </>
        }
      />
      <Dialog
        open={isAsking}
        title={t('undoAsk')}
        keep={t('keep')}
        confirm={{ label: t('undo'), danger: true }}
        isRunning={undo.isRunning}
        onConfirm={() => undo.run({ params: { id }, body: { version } })}
        onClose={() => setAsking(false)}
      >
        {t('undoText')}
      </Dialog>
    </>
  );
}

const mostShown = 20;

function GoneSheet({
  record,
  checked,
  onCheck,
}: {
  record: ImportDetails;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  const t = useText(messages);
  const { counts, gone, status } = record;
  if (counts.gone === 0) return null;
  return (
    <Sheet title={t('gone', { count: counts.gone })}>
      <ul>
        {gone.slice(0, mostShown).map(({ property, unit }) => (
          <li key={`${property} ${unit}`}>{`${property}: ${unit}`}</li>
        ))}
      </ul>
      {status === 'PREVIEW' && (
        <CheckInput id="field-gone" value={checked} onChange={onCheck}>
          {t('deactivateGone')}
        </CheckInput>
      )}
    </Sheet>
  );
}
