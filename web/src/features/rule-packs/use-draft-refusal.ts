import { useState } from 'react';
import { ApiError } from '../../shared/api/index.ts';
import type { FieldErrors } from '../../shared/form/index.ts';

/** What a form needs for its refusals to be shown. */
interface RefusedForm {
  setErrors: (errors: FieldErrors) => void;
  refuse: (thrown: unknown) => void;
}

/**
 * Takes what the server refuses of a change of the draft. When somebody else changed the draft meanwhile, what was
 * typed stays, and is saved onto the draft as it is now once its writer has seen what changed.
 */
export function useDraftRefusal(form: RefusedForm, errorsOf: (error: ApiError) => FieldErrors) {
  const [isStale, setStale] = useState(false);
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'conflict') {
      setStale(true);
    } else if (error instanceof ApiError && error.errors.length > 0) form.setErrors(errorsOf(error));
    else form.refuse(error);
  };
  return { isStale, refused };
}
