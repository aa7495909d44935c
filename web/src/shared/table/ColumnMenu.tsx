import { Button, Checkbox } from 'antd';
import { Columns3 } from 'lucide-react';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import { Popup } from '../ui/overlay/Popup.tsx';
import type { ColumnChoice } from './column-choice.ts';

interface ColumnMenuProps {
  columns: readonly { key: string; title: string; always?: boolean }[];
  choice: ColumnChoice;
}

/** Which columns to show; the choice is kept in this browser. */
export function ColumnMenu({ columns, choice }: ColumnMenuProps) {
  const t = useText(messages);
  const free = columns.filter(({ always }) => !always);
  if (free.length === 0) return null;
  return (
    <Popup
      label={t('chooseColumns')}
      align="end"
      renderButton={(props) => (
        <Button
          {...props}
          type="text"
          className="column-button"
          aria-label={t('columns')}
          icon={<Columns3 size={16} aria-hidden />}
        >
          {t('columns')}
        </Button>
      )}
    >
      {() => (
        <div className="column-menu">
          {free.map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={!choice.isHidden(key)}
              onChange={(event) => choice.show(key, event.target.checked)}
            >
              {title}
            </Checkbox>
          ))}
          <Button type="link" size="small" onClick={choice.reset}>
            {t('resetColumns')}
          </Button>
        </div>
      )}
    </Popup>
  );
}
