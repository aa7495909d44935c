import { Button } from 'antd';
import { Keyboard } from 'lucide-react';
import { useText } from '../../../shared/i18n/translate.ts';
import { KeyList } from '../../../shared/ui/overlay/KeyList.tsx';
import { Popup } from '../../../shared/ui/overlay/Popup.tsx';
import { keyMessages } from './key-messages.ts';

/** What the keys do, for whoever asks. */
export function KeyHelp() {
  const t = useText(keyMessages);
  const [drag, shift] = [t('drag'), t('shift')];
  const keys = [
    { what: t('draw'), press: [drag] },
    { what: t('move'), press: ['←', '↑', '↓', '→'] },
    { what: t('moveFar'), press: [shift, '→'] },
    { what: t('size'), press: ['Ctrl', '→'] },
    { what: t('free'), press: ['Alt', drag] },
    { what: t('several'), press: [shift, drag] },
    { what: t('all'), press: ['Ctrl', 'A'] },
    { what: t('copy'), more: t('elsewhere'), press: ['Ctrl', 'C', 'X', 'V'] },
    { what: t('undo'), press: ['Ctrl', 'Z', 'Y'] },
    { what: t('remove'), press: [t('delete')] },
    { what: t('leave'), press: ['Esc'] },
  ];
  return (
    <Popup
      label={t('keys')}
      align="end"
      renderButton={(props) => (
        <Button
          {...props}
          type="text"
          size="small"
          aria-label={t('keys')}
          title={t('keys')}
          icon={<Keyboard size={16} aria-hidden />}
        />
      )}
    >
      {() => <KeyList title={t('keys')} keys={keys} />}
    </Popup>
  );
}
