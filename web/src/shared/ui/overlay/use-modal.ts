import { useEffect, useLayoutEffect, useRef } from 'react';
import { holdLayout } from '../page/media-store.ts';

const openPopups = ['.ant-select-dropdown', '.ant-picker-dropdown', '.ant-dropdown']
  .map((popup) => `${popup}:not(${popup}-hidden)`)
  .join();

/** Opens a native modal dialog: the browser keeps the focus inside and gives it back. */
export function useModal(open: boolean, onClose: () => void, { staysOnPress = false } = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const stays = useRef(staysOnPress);
  stays.current = staysOnPress;
  // One that is taken away open gives the focus back too; once it is out of the page the browser no longer would.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    const release = open ? holdLayout() : undefined;
    const cancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // A press on the backdrop lands on the dialog itself, outside its form.
    const press = (event: PointerEvent) => event.target === dialog && !stays.current && close.current();
    // Escape closes an open list or calendar first, the dialog next time.
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && dialog.querySelector(openPopups)) event.preventDefault();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('keydown', escape, { capture: true });
    return () => {
      release?.();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('keydown', escape, { capture: true });
    };
  }, [open]);
  return ref;
}
