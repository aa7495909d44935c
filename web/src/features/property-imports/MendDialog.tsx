import type { ImportDetails, ImportRow } from '@writdesk/contract/property-imports/import-values';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { Question, TextInput } from '../../shared/form/index.ts';
import { sayFault } from '../../shared/i18n/sentences.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface MendDialogProps {
  record: ImportDetails;
  row: ImportRow;
  onClose: () => void;
}

/** The cells of a refused row that are read, with what is wrong at each. */
export function MendDialog({ record, row, onClose }: MendDialogProps) {
  const t = useText(messages);
  const [cells, setCells] = useState<readonly string[]>(row.cells);
  const preview = useAction(propertyImports.preview);
  const read = [...new Set(Object.values(record.columns))].toSorted((a, b) => a - b);
  const changed = read.flatMap((column) =>
    cells[column] === row.cells[column] ? [] : [{ row: row.row, column, text: cells[column] ?? '' }],
  );
  // It closes once the page has the new version: who applies the import at once isn’t refused for the old one.
  const send = () =>
    void preview
      .runAsync({ params: { id: record.id }, body: { version: record.version, cells: changed } })
      .then(onClose, () => {});
  return (
    <Dialog
      open
      title={t('mend', { row: row.row })}
      keep={t('keep')}
      confirm={{ label: t('save'), disabled: changed.length === 0 }}
      isChanged={changed.length > 0}
      isRunning={preview.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="dialog-fields">
        {read.map((column) => {
          const id = `field-cell-${column}`;
          const fault = row.faults.find((one) => one.column === column);
          const error = fault && sayFault(fault, fault.message);
          return (
            <Question key={column} label={record.titles[column] ?? ''} field={{ id, error }}>
              <TextInput
                id={id}
                value={cells[column] ?? ''}
                maxLength={300}
                error={error}
                onChange={(text) => setCells(cells.map((cell, at) => (at === column ? text : cell)))}
              />
            </Question>
          );
        })}
      </div>
    </Dialog>
  );
}
