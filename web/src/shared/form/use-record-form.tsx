import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { useText } from '../i18n/translate.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { mergeFields, type Conflict, type Taken } from './merge-fields.ts';
import { mergeMessages } from './merge-messages.ts';
import { MergeNotes, type FieldWords } from './MergeNotes.tsx';
import { TypedBefore } from './TypedBefore.tsx';
import { useBodyForm } from './use-body-form.ts';

interface RecordFormOptions<
  R extends { version: number },
  V extends object,
  S extends z.ZodType,
  N extends R | null,
> {
  /** null where the form adds one. */
  record: N;
  /** What the server answers a write with, and a refused one as `current`: `users.update.reply`. */
  reply: z.ZodType<R>;
  valuesOf: (record: R | N) => V;
  schema: S;
  bodyOf: (values: V) => z.input<S>;
  /** Sends what was checked, on the version that the person has seen; a quiet action. */
  save: (body: z.output<S>, version: number) => Promise<R>;
  /** Adds the record; for a form that can begin without one. */
  create?: (body: z.output<S>) => Promise<R>;
  onSaved: (record: R) => void;
  words: FieldWords<V>;
  /** Where typing waits through a reload; the record's own id when absent, so one that is added needs it. */
  keptAs?: string;
  /** The form's name of a field that the server names otherwise. */
  fieldOfPath?: (path: string) => string;
}

/**
 * A form over one record of the server. Where somebody else saved first, what they changed alone is taken over, what both changed
 * is asked, and nothing typed is lost.
 *
 *   const update = useAction(users.update, { quiet: true });
 *   const form = useRecordForm({
 *     record: user, reply: users.update.reply, valuesOf: userValues, schema: userChanges, bodyOf: userChangesBody, words,
 *     save: (body, version) => update.runAsync({ params: { id }, body: { ...body, version } }),
 *     onSaved: onClose,
 *   });
 *   <RecordDialog form={form} title={t('edit')} …><UserFields field={form.field} /></RecordDialog>
 */
export function useRecordForm<
  R extends { version: number },
  V extends object,
  S extends z.ZodType,
  N extends R | null = R,
>({
  record,
  reply,
  valuesOf,
  schema,
  bodyOf,
  save,
  create,
  onSaved,
  words,
  fieldOfPath = (path) => path,
  keptAs = idOf(record),
}: RecordFormOptions<R, V, S, N>) {
  const t = useText(mergeMessages);
  const form = useBodyForm(valuesOf(record), schema, bodyOf, keptAs);
  const [seen, setSeen] = useState<R | N>(record);
  const [isRunning, setRunning] = useState(false);
  const [conflicts, setConflicts] = useState<readonly Conflict<V>[]>(() => {
    // Typed before a reload: what somebody else has saved in the same field since then is asked, not written over.
    const now = valuesOf(record);
    return form.typedOn ? mergeFields({ ...now, ...form.typedOn }, form.values, now).conflicts : [];
  });
  const [taken, setTaken] = useState<readonly Taken<V>[]>([]);

  const meet = (current: R) => {
    const merge = mergeFields(valuesOf(seen), form.values, valuesOf(current));
    setSeen(current);
    form.setValues(merge.values);
    setConflicts(merge.conflicts);
    setTaken(merge.taken);
  };
  const refused = (error: unknown) => {
    const current = error instanceof ApiError && error.status === 409 ? error.reply['current'] : null;
    const parsed = reply.safeParse(current);
    if (parsed.success) meet(parsed.data);
    else form.refuse(error, fieldOfPath);
  };
  const submit = () => {
    if (conflicts.length > 0) return form.setErrors({ form: t('chooseFirst') });
    const body = form.check();
    if (!body) return undefined;
    const sent = seen ? save(body, seen.version) : create?.(body);
    if (!sent) return undefined;
    setRunning(true);
    return void sent
      .then((saved) => {
        setSeen(saved);
        setTaken([]);
        form.setChanged(false);
        form.setBegan(form.values);
        form.forget();
        onSaved(saved);
      }, refused)
      .finally(() => setRunning(false));
  };
  const choose = (conflict: Conflict<V>, side: 'mine' | 'theirs') => {
    if (side === 'theirs') form.set(conflict.field, conflict.theirs[conflict.field]);
    setConflicts(conflicts.filter((one) => one !== conflict));
    form.setErrors({});
  };
  const notes: ReactNode = (
    <>
      {form.isChanged && <TypedBefore form={form} />}
      <MergeNotes
        words={words}
        conflicts={conflicts}
        taken={taken}
        values={form.values}
        onChoose={choose}
        onSeen={() => setTaken([])}
      />
    </>
  );
  return {
    ...form,
    submit,
    isRunning,
    /** What others changed meanwhile; stands above the fields. */
    notes,
    /** Asks before typing is left behind; stands outside the form. */
    guard: <LeaveGuard isChanged={form.isChanged} onLeave={form.forget} />,
  };
}

const idOf = (record: object | null) =>
  record !== null && 'id' in record && typeof record.id === 'string' ? record.id : undefined;
