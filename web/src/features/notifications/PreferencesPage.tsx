import { notificationGroups } from '@writdesk/contract/notifications/notification-groups';
import {
  digestHeadings,
  type NotificationPreferences,
  preferenceChange,
} from '@writdesk/contract/notifications/notification-preferences';
import { smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { MailX } from 'lucide-react';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  ErrorSummary,
  Question,
  QuestionRow,
  SelectInput,
  useRecordForm,
} from '../../shared/form/index.ts';
import { proseMoment, wallTime } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { LoadedPage, Note, PageHead, Sheet, toast } from '../../shared/ui/index.ts';
import { GroupChoices } from './GroupChoices.tsx';
import { messages } from './messages.ts';
import {
  hoursWith,
  preferenceBody,
  preferenceField,
  preferenceValues,
  type PreferenceValues,
  smsField,
} from './preference-values.ts';
import { SmsPart } from './SmsPart.tsx';
import './notifications.css';

/** How one wants to be notified. */
export default function PreferencesPage() {
  const t = useText(messages);
  const query = useCall(preferences.read, { quiet: true });
  return (
    <LoadedPage query={query} what={t('thePreferences')}>
      {(record) => (
        <>
          <PageHead title={t('preferences')} facts={t('preferencesFacts')} />
          <PreferencesForm record={record} />
        </>
      )}
    </LoadedPage>
  );
}

const FORM = 'notification-preferences';
const isGroup = (field: keyof PreferenceValues) => notificationGroups.some((group) => group === field);
const smsGroupOf = (field: keyof PreferenceValues) =>
  notificationGroups.find((group) => smsField(group) === field);

function PreferencesForm({ record }: { record: NotificationPreferences }) {
  const t = useText(messages);
  const { data: sms } = useCall(smsNumbers.details, { quiet: true });
  const { groups, bouncedAt, email, timeZone } = record;
  const save = useAction(preferences.update, { quiet: true });
  const form = useRecordForm({
    record,
    reply: preferences.update.reply,
    valuesOf: preferenceValues,
    schema: preferenceChange,
    bodyOf: (values) => preferenceBody(values, groups),
    save: (body, version) => save.runAsync({ body: { ...body, version } }),
    onSaved: ({ email: address }) => toast.success(address, { title: t('saved') }),
    fieldOfPath: preferenceField,
    words: {
      nameOf: (field) => {
        const group = smsGroupOf(field);
        return group ? t('smsOf', { group: t(group) }) : t(field as Exclude<typeof field, `sms_${string}`>);
      },
      textOf: (field, values) => {
        const value = values[field];
        if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
        if (field === 'digestBy') return t(`by_${values.digestBy}`);
        return isGroup(field) ? t(value as PreferenceValues['court']) : wallTime(value);
      },
    },
  });
  const hours = (field: 'from' | 'until' | 'digestHour') => (
    <SelectInput
      {...form.field(field)}
      options={hoursWith(form.values[field]).map((hour) => ({ value: hour, label: wallTime(hour) }))}
      onChange={(hour) => form.set(field, hour ?? form.values[field])}
    />
  );
  return (
    <div className="notification-preferences">
      {/* The number has dialogs of its own, which no form may hold: so this one ends above it, and its button names it. */}
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {bouncedAt && (
          <Note tone="stop" icon={MailX}>
            {t('bounced', { email, when: proseMoment(bouncedAt) })}
          </Note>
        )}
        {form.notes}
        <ErrorSummary errors={form.errors} />
        <Sheet title={t('what')}>
          <GroupChoices
            groups={groups}
            values={form.values}
            hasNumber={Boolean(sms?.isOffered && sms.number)}
            errorOf={(group) => form.errors[group] ?? form.errors[smsField(group)]}
            set={form.set}
          />
        </Sheet>
      </form>
      {sms?.isOffered && <SmsPart sms={sms} />}
      <Sheet title={t('when')}>
        <p className="notification-hint">{t('mailNote')}</p>
        <CheckInput {...form.field('quiet')}>{t('quiet')}</CheckInput>
        {form.values.quiet && (
          <>
            <QuestionRow>
              <Question label={t('from')} field={form.field('from')}>
                {hours('from')}
              </Question>
              <Question label={t('until')} field={form.field('until')}>
                {hours('until')}
              </Question>
            </QuestionRow>
            <CheckInput {...form.field('urgentBreaksQuiet')}>{t('urgentBreaksQuiet')}</CheckInput>
            <p className="notification-hint">{t('urgentHint')}</p>
          </>
        )}
        <QuestionRow>
          <Question label={t('digestHour')} hint={t('digestHint')} field={form.field('digestHour')}>
            {hours('digestHour')}
          </Question>
          <Question label={t('digestBy')} field={form.field('digestBy')}>
            <SelectInput
              {...form.field('digestBy')}
              options={digestHeadings.map((value) => ({ value, label: t(`by_${value}`) }))}
              onChange={(by) => form.set('digestBy', by ?? form.values.digestBy)}
            />
          </Question>
        </QuestionRow>
        <p className="notification-hint">
          {t('zone', { zone: timeZone.replaceAll('_', ' ') })} <Link to="/profile">{t('changeZone')}</Link>
        </p>
      </Sheet>
      <div>
        <Button type="primary" size="large" htmlType="submit" form={FORM} loading={form.isRunning}>
          {t('save')}
        </Button>
      </div>
      {form.guard}
    </div>
  );
}
