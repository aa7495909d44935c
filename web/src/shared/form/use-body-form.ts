import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import type { z } from 'zod';
import { errorsOf, useForm } from './use-form.ts';

/** A form whose fields are flat and whose body is not: what is wrong with the body is said at the fields. */
export function useBodyForm<V extends object, S extends z.ZodType>(
  initial: V,
  schema: S,
  bodyOf: (values: V) => z.input<S>,
  keptAs?: string,
) {
  const form = useForm<V>({ initial, keptAs });
  const check = (): z.output<S> | null => {
    const parsed = schema.safeParse(bodyOf(form.values), { error: issueCodes });
    form.setErrors(parsed.success ? {} : errorsOf(parsed.error.issues));
    return parsed.success ? parsed.data : null;
  };
  return { ...form, check };
}
