import { useEffect, useRef } from 'react';
import type { FieldErrors } from './use-form.ts';

interface SentForm {
  errors: FieldErrors;
  submit: () => void;
  forget?: () => void;
}

/**
 * What is typed in a dialog is forgotten when it closes, for it was sent or thrown away. A page that ends otherwise, by a reload
 * or a crash, keeps it. The dialog calls these in place of its own.
 */
export function useKeptUntilSent({ submit, errors, forget }: SentForm, onClose: () => void) {
  const isSent = useRef(false);
  useEffect(() => {
    if (Object.keys(errors).length > 0) isSent.current = false;
  }, [errors]);
  useEffect(
    () => () => {
      if (isSent.current) forget?.();
    },
    [forget],
  );
  return {
    submit: () => {
      isSent.current = true;
      submit();
    },
    close: () => {
      forget?.();
      onClose();
    },
  };
}
