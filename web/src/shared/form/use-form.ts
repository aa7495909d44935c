import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../ui/states/failure-text.ts';
import { sayIssue } from '../i18n/say-issue.ts';
import { keepForm, keptForm } from '../session/kept-forms.ts';
import { useKeptName } from './kept-name.ts';

/** Path of the field → what is wrong with it. The order is that of the summary. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What an input needs of its field; spread it: `<TextInput {...form.field('unitLabel')} />`. */
export interface Field<T> {
  id: string;
  value: T;
  onChange: (value: T) => void;
  error?: string | undefined;
}

export interface FormOptions<V extends object, S extends z.ZodType> {
  initial: V;
  /** What a complete form is; usually the route's own body schema, or a part of it. */
  schema?: S;
  /** What the form is about: what is typed waits under this name, through a reload of the page too, until it is sent or thrown away. */
  keptAs?: string | undefined;
}

/** The id in the page of a field, so that an error can link to it. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** Values, errors and fields of a form. The example stands in FormPage.tsx. */
export function useForm<V extends object, S extends z.ZodType = z.ZodType<V>>({
  initial,
  schema,
  keptAs,
}: FormOptions<V, S>) {
  const keptName = useKeptName(keptAs, Object.keys(initial));
  const [began, setBegan] = useState(initial);
  const [kept] = useState(() => (keptName === null ? null : keptForm(keptName, initial)));
  const [values, setValues] = useState<V>(kept?.values ?? initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isChanged, setChanged] = useState(kept !== null);
  useEffect(() => {
    if (keptName !== null) keepForm(keptName, began, isChanged ? values : began);
  }, [keptName, isChanged, began, values]);
  /** What was typed is sent or thrown away: nothing of it is kept. */
  const forget = useCallback(() => {
    if (keptName !== null) keepForm(keptName, {}, {});
  }, [keptName]);

  const set = useCallback(<K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => withoutField(before, name));
    setChanged(true);
  }, []);

  /** Puts in what the server knows, e.g. after a save or a 409. */
  const reset = useCallback((next: V) => {
    setValues(next);
    setErrors({});
    setChanged(false);
  }, []);

  const check = useCallback((): z.output<S> | null => {
    const parsed = schema?.safeParse(values, { error: issueCodes });
    const found = parsed?.error ? errorsOf(parsed.error.issues) : {};
    setErrors(found);
    return parsed?.success ? parsed.data : null;
  }, [schema, values]);

  /** Shows a refused call's field errors; what names no field is shown under the form's first line. */
  const refuse = useCallback((thrown: unknown, fieldOfPath: (path: string) => string = (path) => path) => {
    if (!(thrown instanceof ApiError) || thrown.kind === 'cancelled') return;
    const named = Object.fromEntries(thrown.errors.map(({ path, message }) => [fieldOfPath(path), message]));
    setErrors(thrown.errors.length > 0 ? named : { form: failureText(thrown) });
  }, []);

  const field = useCallback(
    <K extends keyof V & string>(name: K): Field<V[K]> => ({
      id: fieldId(name),
      value: values[name],
      onChange: (value) => set(name, value),
      error: errors[name],
    }),
    [values, errors, set],
  );

  return useMemo(
    () => ({
      values,
      errors,
      isChanged,
      /** Of the fields that were typed in before a reload: how they began. */
      typedOn: kept?.was,
      set,
      reset,
      check,
      refuse,
      field,
      setValues,
      setErrors,
      setChanged,
      setBegan,
      forget,
    }),
    [values, errors, isChanged, kept, set, reset, check, refuse, field, forget],
  );
}

/** One error a field, the first. */
export function errorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[path.join('.') || 'form'] ??= sayIssue(message);
  return found;
}

/** A change to a field takes away its error and those of its parts. */
function withoutField(errors: FieldErrors, name: string): FieldErrors {
  const rest = Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`));
  return rest.length === Object.keys(errors).length ? errors : Object.fromEntries(rest);
}
