import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/translate.ts';
import { messages } from './messages.ts';

export interface MoreMenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

/** The rare acts behind three dots; the common one is a button of its own. */
export function MoreMenu({
  items,
  label,
  size,
}: {
  items: readonly MoreMenuItem[];
  label?: string;
  size?: 'small';
}) {
  const t = useText(messages);
  if (items.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: items.map(({ key, label: words, icon, danger, disabled }) => ({
          key,
          label: words,
          icon,
          danger,
          disabled,
        })),
        onClick: ({ key }) => items.find((item) => item.key === key)?.onSelect(),
      }}
    >
      <Button size={size} aria-label={label ?? t('more')} icon={<Ellipsis size={16} aria-hidden />} />
    </Dropdown>
  );
}
