import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { lazy, type ReactNode, Suspense, useId, useMemo } from 'react';
import { ErrorSummary, type FieldErrors } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Dialog } from '../../../../shared/ui/index.ts';
import { FactFaults } from './FactFaults.tsx';
import { messages } from './messages.ts';
import './acts.css';

// With the sentences of all that can happen to a case.
const StaleNote = lazy(async () => ({ default: (await import('./StaleNote.tsx')).StaleNote }));

interface ActDialogProps {
  details: CaseDetails;
  call: { isRunning: boolean; changedSince: CaseDetails | null; isGone: boolean };
  /** Asks, or names the action. */
  title: string;
  /** The consequence. */
  lead?: ReactNode;
  /** What the person answers for: read out with the lead when the form opens. */
  points?: ReactNode;
  confirm: string;
  keep?: string;
  danger?: boolean;
  errors: FieldErrors;
  /** Something was typed. */
  isChanged: boolean;
  /** Fields of this form; whatever else is wrong is a fact of the case, and linked to the step that holds it. */
  fields: readonly string[];
  disabled?: boolean;
  wide?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The frame of every action's form: what it does, what changed meanwhile, what is wrong, the fields, two buttons. */
export function ActDialog(props: ActDialogProps) {
  const {
    details,
    call,
    title,
    lead,
    points,
    confirm,
    keep,
    danger,
    errors,
    fields,
    wide,
    onSubmit,
    onClose,
  } = props;
  const saidId = useId();
  const t = useText(messages);
  const known = fields.join(' ');
  // The summary takes the focus for each new list of errors, and typing makes none.
  const { own, faults } = useMemo(() => splitErrors(errors, known.split(' ')), [errors, known]);
  return (
    <Dialog
      open
      title={title}
      width={wide ? 640 : 480}
      keep={keep ?? t('keep')}
      confirm={{
        label: confirm,
        danger: danger ?? false,
        disabled: call.isGone || (props.disabled ?? false),
      }}
      describedBy={lead || points ? saidId : undefined}
      isChanged={props.isChanged}
      isRunning={call.isRunning}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <div id={saidId}>
        {lead && <p>{lead}</p>}
        {points}
      </div>
      {(call.changedSince || call.isGone) && (
        <Suspense>
          <StaleNote before={call.changedSince} after={details} isGone={call.isGone} />
        </Suspense>
      )}
      <FactFaults caseId={details.id} faults={faults} />
      <ErrorSummary errors={own} />
      <div className="act-fields">{props.children}</div>
    </Dialog>
  );
}

/** What is wrong with the fields of a form, apart from what is wrong with the case. */
function splitErrors(errors: FieldErrors, fields: readonly string[]) {
  const isOwn = (path: string) =>
    path === 'form' || fields.some((name) => path === name || path.startsWith(`${name}.`));
  const entries = Object.entries(errors);
  return {
    own: Object.fromEntries(entries.filter(([path]) => isOwn(path))),
    faults: Object.fromEntries(entries.filter(([path]) => !isOwn(path))),
  };
}
