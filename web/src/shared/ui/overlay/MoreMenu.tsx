import { Button } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useText } from '../../i18n/translate.ts';
import { MenuButton, type MenuItem } from './MenuButton.tsx';
import { messages } from '../messages.ts';

interface MoreMenuProps {
  /** Without any, there is no button; `false` stands for what may not be done. */
  items: readonly (MenuItem | false)[];
  label?: string;
  size?: 'small';
}

/** The rare actions behind three dots; the common one is a button of its own. */
export function MoreMenu({ items, label, size }: MoreMenuProps) {
  const t = useText(messages);
  const shown = items.filter((item) => item !== false);
  if (shown.length === 0) return null;
  const name = label ?? t('more');
  return (
    <MenuButton
      label={name}
      items={shown}
      renderButton={(props) => (
        <Button {...props} size={size} aria-label={name} icon={<Ellipsis size={16} aria-hidden />} />
      )}
    />
  );
}
