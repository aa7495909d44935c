import { useText } from '../../shared/i18n/translate.ts';
import { useModal } from '../../shared/ui/overlay/use-modal.ts';
import { messages } from '../messages.ts';
import { PaletteBody } from './PaletteBody.tsx';
import './command-palette.css';

/** Ctrl K: cases by number, tenant or address; screens; actions. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(messages);
  const ref = useModal(open, onClose);
  return (
    <dialog ref={ref} className="palette" aria-label={t('palette')}>
      {open && <PaletteBody onClose={onClose} />}
    </dialog>
  );
}
