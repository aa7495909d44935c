import { ownProfile, users, type UserProfile } from '@writdesk/contract/users';
import { Button } from 'antd';
import { useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import {
  ErrorSummary,
  Question,
  QuestionRow,
  RadioBoxes,
  SelectInput,
  TextInput,
  useForm,
} from '../../shared/form/index.ts';
import { chooseLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { zonesWith } from './zones.ts';

/** What everybody changes of himself. */
export function AboutYou({ profile }: { profile: UserProfile }) {
  const t = useText(messages);
  const { firstName, lastName, phone, language, timeZone } = profile;
  const form = useForm({
    initial: { firstName, lastName, phone: phone ?? '', language, timeZone },
    schema: ownProfile,
  });
  const [version, setVersion] = useState(profile.version);
  const [isStale, setStale] = useState(false);
  const save = useAction(users.updateProfile, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    save
      .runAsync({ body: { ...body, version } })
      .then((saved) => {
        setVersion(saved.version);
        setStale(false);
        form.setChanged(false);
        toast.success(saved.name, { title: t('saved') });
        chooseLocale(saved.language);
      })
      .catch((error: unknown) => {
        const current = error instanceof ApiError && error.status === 409 ? error.reply['current'] : null;
        setStale(Boolean(current));
        if (current) setVersion((current as UserProfile).version);
        else form.refuse(error);
      });
  };
  return (
    <Sheet title={t('aboutYou')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isStale && <p role="alert">{t('stale')}</p>}
        <ErrorSummary errors={form.errors} />
        <div className="profile-fields">
          <QuestionRow>
            <Question label={t('firstName')} field={form.field('firstName')}>
              <TextInput {...form.field('firstName')} autoComplete="given-name" maxLength={60} />
            </Question>
            <Question label={t('lastName')} field={form.field('lastName')}>
              <TextInput {...form.field('lastName')} autoComplete="family-name" maxLength={60} />
            </Question>
          </QuestionRow>
          <Question label={t('phone')} field={form.field('phone')} optional>
            <TextInput {...form.field('phone')} inputMode="tel" autoComplete="tel" maxLength={40} />
          </Question>
          <Question label={t('language')} hint={t('languageHint')} field={form.field('language')} group>
            <RadioBoxes<'en' | 'es'>
              {...form.field('language')}
              columns={2}
              options={[
                { value: 'en', label: <span lang="en">{t('en')}</span> },
                { value: 'es', label: <span lang="es">{t('es')}</span> },
              ]}
            />
          </Question>
          <Question label={t('timeZone')} field={form.field('timeZone')}>
            <SelectInput
              {...form.field('timeZone')}
              options={zonesWith(timeZone)}
              onChange={(zone) => form.set('timeZone', zone ?? timeZone)}
            />
          </Question>
        </div>
        <Button
          className="profile-save"
          type="primary"
          size="large"
          htmlType="submit"
          loading={save.isRunning}
        >
          {t('save')}
        </Button>
      </form>
    </Sheet>
  );
}
