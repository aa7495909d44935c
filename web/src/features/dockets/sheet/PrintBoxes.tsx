import { useText } from '../../../shared/i18n/translate.ts';
import { sheetMessages } from './sheet-messages.ts';

const boxes = ['box_poss', 'box_money', 'box_default', 'box_consent', 'box_cont', 'box_dism'] as const;

/** On paper the result is ticked. */
export function PrintBoxes() {
  const t = useText(sheetMessages);
  return (
    <span className="print-boxes">
      {boxes.map((box) => (
        <span key={box}>☐ {t(box)}</span>
      ))}
      <span>$ ____________</span>
    </span>
  );
}
