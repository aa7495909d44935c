import { newUser, userChanges, users, type UserDetails } from '@writdesk/contract/users';
import { useState } from 'react';
import { ApiError, useAction, useCall } from '../../shared/api/index.ts';
import { ErrorSummary, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Dialog, ErrorState, Skeleton, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { UserFields } from './UserFields.tsx';
import { newUserBody, userChangesBody, userValues } from './user-values.ts';

/** Makes somebody. */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(userValues(), newUser, newUserBody);
  const create = useAction(users.create, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    create
      .runAsync({ body })
      .then(({ name, email }) => {
        toast.success(t('madeText', { email }), { title: t('made', { name }) });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <Dialog
      open
      title={t('createTitle')}
      width={640}
      keep={t('dontMake')}
      confirm={{ label: t('make') }}
      isChanged={form.isChanged}
      isRunning={create.isRunning}
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{t('createLead')}</p>
      <ErrorSummary errors={form.errors} />
      <div className="dialog-fields">
        <UserFields values={form.values} field={form.field} isKnown={false} isHimself={false} />
      </div>
    </Dialog>
  );
}

/** Changes somebody, as he stands at the server. */
export function EditUserDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useText(messages);
  const { data, error, refetch } = useCall(users.details, {
    params: { id: userId },
    quiet: true,
    staleTimeMs: 0,
  });
  if (data) return <EditForm user={data} onClose={onClose} />;
  return (
    <Dialog open title={t('edit')} width={640} keep={t('keep')} onConfirm={onClose} onClose={onClose}>
      {error ? (
        <ErrorState error={error} what={t('theUser')} onRetry={() => void refetch()} level={3} />
      ) : (
        <Skeleton lines={6} label={t('theUser')} />
      )}
    </Dialog>
  );
}

function EditForm({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const t = useText(messages);
  const { id } = usePerson();
  const isHimself = id === user.id;
  const form = useBodyForm(userValues(user), userChanges, (values) => userChangesBody(values, { isHimself }));
  const [version, setVersion] = useState(user.version);
  const [isStale, setStale] = useState(false);
  const update = useAction(users.update, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    update
      .runAsync({ params: { id: user.id }, body: { ...body, version } })
      .then(({ name }) => {
        toast.success(name, { title: t('saved') });
        onClose();
      })
      .catch((error: unknown) => {
        const current = error instanceof ApiError && error.status === 409 ? error.reply['current'] : null;
        setStale(Boolean(current));
        if (current) setVersion((current as UserDetails).version);
        else form.refuse(error);
      });
  };
  return (
    <Dialog
      open
      title={t('editTitle', { name: user.name })}
      width={640}
      keep={t('keep')}
      confirm={{ label: t('save') }}
      isChanged={form.isChanged}
      isRunning={update.isRunning}
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{user.hasAccount ? user.email : `${user.email} · ${t('noAccount')}`}</p>
      {isStale && (
        <p className="form-stale" role="alert">
          {t('stale')}
        </p>
      )}
      <ErrorSummary errors={form.errors} />
      <div className="dialog-fields">
        <UserFields values={form.values} field={form.field} isKnown isHimself={isHimself} />
      </div>
    </Dialog>
  );
}
