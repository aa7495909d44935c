import { geography } from '@writdesk/contract/geography/geography';
import { lawyers } from '@writdesk/contract/lawyers/lawyers';
import { users, type UserDetails } from '@writdesk/contract/users/users';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  DateInput,
  ErrorSummary,
  fieldId,
  LoadedDialog,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
  useForm,
  type FieldErrors,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import './users.css';

interface AdmissionsDialogProps {
  userId: string;
  onClose: () => void;
}

/** Where a lawyer may sign: said by whoever administers the firm, never by the lawyer. */
export function AdmissionsDialog({ userId, onClose }: AdmissionsDialogProps) {
  const t = useText(messages);
  const query = useCall(users.details, {
    params: { id: userId },
    quiet: true,
    staleTimeMs: 0,
  });
  return (
    <LoadedDialog
      title={t('admissions')}
      keep={t('keep')}
      query={query}
      what={t('theUser')}
      onClose={onClose}
    >
      {(user) => <AdmissionsForm user={user} onClose={onClose} />}
    </LoadedDialog>
  );
}

interface Admission {
  stateCode: string | null;
  barNumber: string;
  admittedOn: string | null;
  active: boolean;
}
const blank: Admission = { stateCode: null, barNumber: '', admittedOn: null, active: true };

function AdmissionsForm({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const t = useText(messages);
  const { name, id, lawyer } = user;
  const known: Admission[] = lawyer?.barAdmissions ?? [];
  const form = useForm({ initial: { barAdmissions: known.length ? known : [blank] } });
  const rows = form.values.barAdmissions;
  const options = { quiet: true };
  const create = useAction(lawyers.create, options);
  const update = useAction(lawyers.update, options);
  const submit = () => {
    const errors: Record<string, string> = {};
    rows.forEach(({ stateCode, barNumber }, index) => {
      if (!stateCode) errors[`barAdmissions.${index}.stateCode`] = t('giveState');
      if (!barNumber.trim()) errors[`barAdmissions.${index}.barNumber`] = t('giveBarNumber');
    });
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    const barAdmissions = rows.map((row) => ({ ...row, stateCode: row.stateCode ?? '' }));
    const saving = lawyer
      ? update.runAsync({ params: { id }, body: { barAdmissions } })
      : create.runAsync({ body: { userId: id, barAdmissions } });
    saving
      .then(() => {
        toast.success(name, { title: t('saved') });
        onClose();
      })
      .catch(form.refuse);
  };
  const change = (index: number, patch: Partial<Admission>) =>
    form.set(
      'barAdmissions',
      rows.map((row, place) => (place === index ? { ...row, ...patch } : row)),
    );
  return (
    <Dialog
      open
      title={t('admissionsTitle', { name })}
      width={640}
      keep={t('keep')}
      confirm={{ label: t('save') }}
      isChanged={form.isChanged}
      isRunning={create.isRunning || update.isRunning}
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{t('admissionsText', { name })}</p>
      <ErrorSummary errors={form.errors} />
      {rows.map((row, index) => (
        <AdmissionRow
          key={index}
          number={index}
          row={row}
          isKnown={index < known.length}
          errors={form.errors}
          onChange={(patch) => change(index, patch)}
        />
      ))}
      <Button
        className="add-admission"
        icon={<Plus size={15} aria-hidden />}
        onClick={() => form.set('barAdmissions', [...rows, blank])}
      >
        {t('addState')}
      </Button>
    </Dialog>
  );
}

interface AdmissionRowProps {
  number: number;
  row: Admission;
  /** A state that was given stays; it can be ended. */
  isKnown: boolean;
  errors: FieldErrors;
  onChange: (patch: Partial<Admission>) => void;
}

function AdmissionRow({ number, row, isKnown, errors, onChange }: AdmissionRowProps) {
  const t = useText(messages);
  const { data } = useCall(geography.states, { quiet: true, staleTimeMs: 86_400_000 });
  const part = (name: keyof Admission) => {
    const path = `barAdmissions.${number}.${name}`;
    return { id: fieldId(path), error: errors[path] };
  };
  const states = (data?.states ?? []).filter(({ kind }) => kind !== 'postal');
  return (
    <fieldset className="admission">
      <legend>{isKnown ? row.stateCode : t('admission', { number: number + 1 })}</legend>
      <QuestionRow>
        {!isKnown && (
          <Question label={t('state')} field={part('stateCode')}>
            <SelectInput
              {...part('stateCode')}
              value={row.stateCode}
              options={states.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(stateCode) => onChange({ stateCode })}
            />
          </Question>
        )}
        <Question label={t('barNumber')} field={part('barNumber')}>
          <TextInput
            {...part('barNumber')}
            value={row.barNumber}
            maxLength={40}
            onChange={(barNumber) => onChange({ barNumber })}
          />
        </Question>
        <Question label={t('admittedOn')} field={part('admittedOn')} optional>
          <DateInput
            {...part('admittedOn')}
            value={row.admittedOn}
            onChange={(admittedOn) => onChange({ admittedOn })}
          />
        </Question>
      </QuestionRow>
      <CheckInput {...part('active')} value={row.active} onChange={(active) => onChange({ active })}>
        {t('mayStillSign')}
      </CheckInput>
    </fieldset>
  );
}
