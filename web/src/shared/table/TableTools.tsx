import { Button } from 'antd';
import { Download, Rows2, Rows3 } from 'lucide-react';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import type { ColumnChoice } from './column-choice.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { Column } from './column.ts';
import type { Density } from './use-density.ts';
import type { ListExport } from './use-export.ts';

interface TableToolsProps<R> {
  density: Density;
  onDensity: (density: Density) => void;
  columns: readonly Column<R>[];
  choice: ColumnChoice;
  shown: readonly Column<R>[];
  exported: ListExport<R> | undefined;
}

/** At the right of the filters: how high the rows are, which columns there are, and the way out of the list. */
export function TableTools<R>(props: TableToolsProps<R>) {
  const { density, onDensity, columns, choice, shown, exported } = props;
  const t = useText(messages);
  const isTall = density === 'tall';
  const words = t(isTall ? 'rowsLow' : 'rowsTall');
  const Icon = isTall ? Rows3 : Rows2;
  return (
    <>
      <Button
        type="text"
        aria-label={words}
        title={words}
        icon={<Icon size={16} aria-hidden />}
        onClick={() => onDensity(isTall ? 'low' : 'tall')}
      />
      <ColumnMenu columns={columns} choice={choice} />
      {exported && (
        <Button
          type="text"
          className="export-button"
          aria-label={t('export')}
          icon={<Download size={16} aria-hidden />}
          disabled={exported.isEmpty}
          loading={exported.isRunning}
          onClick={() => exported.run(shown)}
        >
          {t('export')}
        </Button>
      )}
    </>
  );
}
