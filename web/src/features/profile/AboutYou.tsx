import { ownProfile, users, type UserProfile } from '@writdesk/contract/users/users';
import { Button } from 'antd';
import { useAction } from '../../shared/api/index.ts';
import {
  ErrorSummary,
  Question,
  QuestionRow,
  RadioBoxes,
  SelectInput,
  TextInput,
  useRecordForm,
} from '../../shared/form/index.ts';
import { chooseLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { zonesWith } from './zones.ts';

const valuesOfProfile = ({ firstName, lastName, phone, language, timeZone }: UserProfile) => ({
  firstName,
  lastName,
  phone: phone ?? '',
  language,
  timeZone,
});

/** What people change of themselves. */
export function AboutYou({ profile }: { profile: UserProfile }) {
  const t = useText(messages);
  const { timeZone } = profile;
  const save = useAction(users.updateProfile, { quiet: true });
  const form = useRecordForm({
    record: profile,
    reply: users.updateProfile.reply,
    valuesOf: valuesOfProfile,
    schema: ownProfile,
    bodyOf: (values) => values,
    save: (body, version) => save.runAsync({ body: { ...body, version } }),
    onSaved: (saved) => {
      toast.success(saved.name, { title: t('saved') });
      chooseLocale(saved.language);
    },
    words: {
      nameOf: (field) => t(field),
      textOf: (field, values) => (field === 'language' ? t(values.language) : values[field]),
    },
  });
  return (
    <Sheet title={t('aboutYou')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {form.notes}
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
          loading={form.isRunning}
        >
          {t('save')}
        </Button>
      </form>
      {form.guard}
    </Sheet>
  );
}
