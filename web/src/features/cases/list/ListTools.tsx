import { Button } from 'antd';
import { Download, Rows2, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

export type Density = 'tall' | 'low';
const storageKey = 'writdesk.density.cases';

/** Two lines a row or one, kept in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(
    localStorage.getItem(storageKey) === 'low' ? 'low' : 'tall',
  );
  return [
    density,
    (next) => {
      localStorage.setItem(storageKey, next);
      setDensity(next);
    },
  ];
}

interface ListToolsProps {
  density: Density;
  onDensity: (density: Density) => void;
  onExport: () => void;
  isExporting: boolean;
  canExport: boolean;
}

/** At the right of the filters: how tall the rows are, and the way out of the list. */
export function ListTools({ density, onDensity, onExport, isExporting, canExport }: ListToolsProps) {
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
      <Button
        type="text"
        className="export-button"
        aria-label={t('export')}
        icon={<Download size={16} aria-hidden />}
        disabled={!canExport}
        loading={isExporting}
        onClick={onExport}
      >
        {t('export')}
      </Button>
    </>
  );
}
