import type { ReactNode } from 'react';
import { Dialog, ErrorState, Skeleton } from '../ui/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TypedBefore } from './TypedBefore.tsx';
import type { FieldErrors } from './use-form.ts';
import { useKeptUntilSent } from './use-kept-until-sent.ts';

interface RecordDialogProps {
  title: string;
  /** Says that the record stays as it is. */
  keep: string;
  save: string;
  onClose: () => void;
  /** What stands above the fields. */
  lead?: ReactNode;
  /** Of `useRecordForm`; any form that is sent in one piece will do. */
  form: {
    errors: FieldErrors;
    isChanged: boolean;
    isRunning: boolean;
    submit: () => void;
    notes?: ReactNode;
    guard?: ReactNode;
    /** What was typed in a page that was reloaded is here again. */
    typedOn?: object | undefined;
    forget?: () => void;
  };
  children: ReactNode;
}

/** The form of a record in a dialog. */
export function RecordDialog({ title, keep, save, onClose, lead, form, children }: RecordDialogProps) {
  const { submit, close } = useKeptUntilSent(form, onClose);
  return (
    <>
      <Dialog
        open
        title={title}
        width={640}
        keep={keep}
        confirm={{ label: save }}
        isChanged={form.isChanged}
        isRunning={form.isRunning}
        onConfirm={submit}
        onClose={close}
      >
        {lead}
        {form.notes ?? <TypedBefore form={form} />}
        <ErrorSummary errors={form.errors} />
        <div className="dialog-fields">{children}</div>
      </Dialog>
      {form.guard}
    </>
  );
}

interface LoadedDialogProps<R> extends Pick<RecordDialogProps, 'title' | 'keep' | 'onClose'> {
  query: { data: R | undefined; error: unknown; refetch: () => unknown };
  /** In an error: "The user". */
  what: string;
  children: (record: R) => ReactNode;
}

/** The dialog of a record that is being fetched. */
export function LoadedDialog<R>({ title, keep, onClose, query, what, children }: LoadedDialogProps<R>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return (
    <Dialog open title={title} width={640} keep={keep} onConfirm={onClose} onClose={onClose}>
      {error ? (
        <ErrorState error={error} what={what} onRetry={() => void refetch()} level={3} />
      ) : (
        <Skeleton lines={6} label={what} />
      )}
    </Dialog>
  );
}
