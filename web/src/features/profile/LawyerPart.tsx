import { lawyers } from '@writdesk/contract/lawyers/lawyers';
import { type UserProfile } from '@writdesk/contract/users/users';
import { Button } from 'antd';
import { z } from 'zod';
import { useAction } from '../../shared/api/index.ts';
import { ErrorSummary, Question, TextInput, useForm } from '../../shared/form/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type Lawyer = NonNullable<UserProfile['lawyer']>;

/** How a lawyer signs, which is their own to say, and where, which is not. */
export function LawyerPart({ userId, lawyer }: { userId: string; lawyer: Lawyer }) {
  return (
    <>
      <Signing userId={userId} lawyer={lawyer} />
      <Admissions lawyer={lawyer} />
    </>
  );
}

const signing = lawyers.update.body.pick({ title: true, signatureName: true }).extend({ title: z.string() });

function Signing({ userId, lawyer }: { userId: string; lawyer: Lawyer }) {
  const t = useText(messages);
  const form = useForm({
    initial: { title: lawyer.title ?? '', signatureName: lawyer.signatureName },
    schema: signing,
  });
  const save = useAction(lawyers.update, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    save
      .runAsync({ params: { id: userId }, body })
      .then(({ signatureName }) => toast.success(signatureName, { title: t('saved') }))
      .catch(form.refuse);
  };
  return (
    <Sheet title={t('signing')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={form.errors} />
        <div className="profile-fields">
          <Question label={t('title')} hint={t('titleHint')} field={form.field('title')} optional>
            <TextInput {...form.field('title')} maxLength={100} />
          </Question>
          <Question label={t('signatureName')} field={form.field('signatureName')}>
            <TextInput {...form.field('signatureName')} maxLength={120} />
          </Question>
        </div>
        <Button className="profile-save" size="large" htmlType="submit" loading={save.isRunning}>
          {t('save')}
        </Button>
      </form>
    </Sheet>
  );
}

function Admissions({ lawyer }: { lawyer: Lawyer }) {
  const t = useText(messages);
  return (
    <Sheet title={t('admissions')}>
      {lawyer.barAdmissions.length === 0 && <p>{t('noAdmissions')}</p>}
      <ul className="admissions">
        {lawyer.barAdmissions.map(({ stateCode, barNumber, admittedOn, active }) => (
          <li key={stateCode}>
            <strong>{stateCode}</strong>
            <span>
              {t(admittedOn ? 'admittedSince' : 'admitted', {
                number: barNumber,
                date: admittedOn ? recordDay(admittedOn) : '',
              })}
              {!active && ` · ${t('ended')}`}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
