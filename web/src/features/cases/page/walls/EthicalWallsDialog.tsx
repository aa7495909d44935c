import { useNavigate } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { type EthicalWall, ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { rolesOfType } from '@writdesk/contract/permissions/roles';
import { users } from '@writdesk/contract/users/users';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError, useAction, useCall } from '../../../../shared/api/index.ts';
import {
  ErrorSummary,
  Question,
  SelectInput,
  TextInput,
  useForm,
  useKeptUntilSent,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Dialog, ErrorState, Skeleton, toast } from '../../../../shared/ui/index.ts';
import { hasErrors, missingIn } from '../../actions/index.ts';
import { LiftDialog } from './LiftDialog.tsx';
import { messages } from './messages.ts';
import { WallList } from './WallList.tsx';
import './walls.css';

interface Values {
  userId: string | null;
  reason: string;
}

interface EthicalWallsDialogProps {
  details: Pick<CaseDetails, 'id' | 'title'>;
  onClose: () => void;
}

/** Who of the firm is kept from the case; who may do so raises and lifts walls here. */
export default function EthicalWallsDialog({ details, onClose }: EthicalWallsDialogProps) {
  const t = useText(messages);
  const me = usePerson();
  const navigate = useNavigate();
  const titleId = useId();
  const [lifting, setLifting] = useState<EthicalWall | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasLifting = useRef(false);
  useEffect(() => {
    // The question is gone, and maybe the button that asked it: the keyboard goes on at the list.
    if (wasLifting.current && !lifting) heading.current?.focus();
    wasLifting.current = lifting !== null;
  }, [lifting]);
  const form = useForm<Values>({ initial: { userId: null, reason: '' }, keptAs: `wall.${details.id}` });
  const params = { id: details.id };
  const query = useCall(ethicalWalls.list, { params, quiet: true });
  const walls = query.data?.walls;
  const raise = useAction(ethicalWalls.raise, {
    quiet: true,
    onDone: ({ wall }) => {
      toast.success(details.title, { title: t('raised', { name: wall.user.name }) });
      form.reset({ userId: null, reason: '' });
      if (wall.user.id === me.id) void navigate({ to: '/cases' });
    },
  });
  const send = () => {
    const { userId, reason } = form.values;
    const errors = missingIn(form.values, { userId: t('givePerson'), reason: t('giveReason') });
    form.setErrors(errors);
    if (hasErrors(errors) || !userId) return;
    raise.runAsync({ params, body: { userId, reason } }).catch((error: unknown) => {
      const stands = error instanceof ApiError && error.code === 'ethical_wall_stands';
      if (stands) form.setErrors({ userId: t('stands') });
      else form.refuse(error);
    });
  };
  const kept = useKeptUntilSent({ ...form, submit: send }, onClose);
  const mayRaise = me.holds('ethical-wall.create');
  return (
    <>
      <Dialog
        open
        title={t('title')}
        width={520}
        keep={t('close')}
        confirm={mayRaise ? { label: t('raise') } : undefined}
        isChanged={form.isChanged}
        isRunning={raise.isRunning}
        onConfirm={kept.submit}
        onClose={kept.close}
      >
        <p>{t('lead')}</p>
        <ErrorSummary errors={form.errors} />
        <section className="wall-part" aria-labelledby={titleId} aria-live="polite">
          <h3 ref={heading} id={titleId} tabIndex={-1}>
            {t('behind')}
          </h3>
          {query.error && !walls && (
            <ErrorState
              error={query.error}
              what={t('theWalls')}
              onRetry={() => void query.refetch()}
              level={3}
            />
          )}
          {!walls && !query.error && <Skeleton label={t('theWalls')} lines={2} />}
          {walls && (
            <WallList walls={walls} onLift={me.holds('ethical-wall.delete') ? setLifting : undefined} />
          )}
        </section>
        {mayRaise && <RaiseFields form={form} walls={walls ?? []} />}
      </Dialog>
      {lifting && <LiftDialog caseId={details.id} wall={lifting} onClose={() => setLifting(null)} />}
    </>
  );
}

interface RaiseFieldsProps {
  form: ReturnType<typeof useForm<Values>>;
  walls: readonly EthicalWall[];
}

function RaiseFields({ form, walls }: RaiseFieldsProps) {
  const t = useText(messages);
  const { id } = usePerson();
  const titleId = useId();
  const query = useCall(users.dropdown, {
    query: { role: rolesOfType('Firm').join(','), size: 100 },
    quiet: true,
  });
  const people = query.data?.users.filter((one) => walls.every(({ user }) => user.id !== one.id)) ?? [];
  return (
    <section className="wall-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('add')}</h3>
      <Question label={t('person')} hint={t('personHint')} field={form.field('userId')}>
        <SelectInput
          {...form.field('userId')}
          isLoading={query.isPending}
          options={people.map(({ id: value, name, email }) => ({ value, label: name, hint: email }))}
        />
      </Question>
      {form.values.userId !== null && form.values.userId === id && (
        <p className="wall-self" role="status">
          {t('self')}
        </p>
      )}
      <Question label={t('reason')} hint={t('reasonHint')} field={form.field('reason')}>
        <TextInput {...form.field('reason')} rows={2} maxLength={500} />
      </Question>
    </section>
  );
}
