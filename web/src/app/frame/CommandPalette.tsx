import { lazy, Suspense, useEffect } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { useModal } from '../../shared/ui/use-modal.ts';
import { messages } from '../messages.ts';
import './command-palette.css';

const load = () => import('./PaletteBody.tsx');
const PaletteBody = lazy(load);

/** Ctrl K: cases by number, tenant or address; screens; actions. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(messages);
  const ref = useModal(open, onClose);
  // Not among what the first screen waits for, and there when it is asked for.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <dialog ref={ref} className="palette" aria-label={t('palette')}>
      <Suspense>{open && <PaletteBody onClose={onClose} />}</Suspense>
    </dialog>
  );
}
