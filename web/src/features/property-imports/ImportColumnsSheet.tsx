import {
  type ImportColumns,
  type ImportDetails,
  type ImportField,
  importFieldsOf,
} from '@writdesk/contract/property-imports/import-values';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { CheckInput, Question, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const aged: readonly ImportField[] = ['owed0', 'owed31', 'owed61', 'owed91'];

/** Which column each field is read from; the server found most of them by their titles. */
export function ImportColumnsSheet({ record }: { record: ImportDetails }) {
  const t = useText(messages);
  const [columns, setColumns] = useState<ImportColumns>(record.columns);
  const [dayFirst, setDayFirst] = useState(record.dayFirst);
  const preview = useAction(propertyImports.preview);
  const { id, version, titles, kind } = record;
  const options = titles.map((title, index) => ({ value: String(index), label: title || `${index + 1}` }));
  const shown = importFieldsOf[kind].filter((field) => kind !== 'RENT_ROLL' || !aged.includes(field));
  const put = (field: ImportField, value: string | null) => {
    const { [field]: _, ...rest } = columns;
    setColumns(value === null ? rest : { ...rest, [field]: Number(value) });
  };
  return (
    <Sheet title={t('columns')}>
      {record.datesAreAmbiguous && <p>{t('ambiguous')}</p>}
      {kind !== 'OWNERS' && (
        <CheckInput id="field-day-first" value={dayFirst} onChange={setDayFirst}>
          {t('dayFirst')}
        </CheckInput>
      )}
      <div className="import-columns">
        {shown.map((field) => (
          <Question key={field} label={t(`f_${field}`)} field={{ id: `field-${field}` }}>
            <SelectInput
              id={`field-${field}`}
              size="middle"
              value={columns[field] === undefined ? null : String(columns[field])}
              onChange={(value) => put(field, value)}
              options={options}
              placeholder={t('notThere')}
              allowClear
            />
          </Question>
        ))}
      </div>
      <div className="import-foot">
        <Button
          loading={preview.isRunning}
          onClick={() => preview.run({ params: { id }, body: { version, columns, dayFirst } })}
        >
          {t('save')}
        </Button>
      </div>
    </Sheet>
  );
}
