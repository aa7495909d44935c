import { useEffect, useRef } from 'react';

/** Opens a native modal dialog: the browser keeps the focus inside and gives it back. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    const cancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // A press on the backdrop lands on the dialog itself, outside its form.
    const press = (event: PointerEvent) => event.target === dialog && close.current();
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('pointerdown', press);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('pointerdown', press);
    };
  }, [open]);
  return ref;
}
