import { retention, type RetentionRule } from '@writdesk/contract/retention/retention';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { Question, RecordDialog, TextInput, useBodyForm, useSubmit } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** Sets how many years the firm keeps the files of ended cases. */
export default function SetYearsDialog({ rule, onClose }: { rule: RetentionRule; onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm({ years: `${rule.years}` }, retention.setRule.body, ({ years }) => ({
    years: Number(years),
    version: rule.version,
  }));
  const sent = useSubmit(form, retention.setRule, {
    said: ({ years }) => ({ title: t('saved'), text: t('savedText', { years }) }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('change')}
      keep={t('keep')}
      save={t('save')}
      lead={
        <>
          <p>{t('changeLead')}</p>
          {rule.set && <p>{t('ruleSet', { name: rule.set.by, when: recordDay(dayOf(rule.set.at)) })}</p>}
        </>
      }
      form={sent}
      onClose={onClose}
    >
      <Question label={t('years')} field={form.field('years')}>
        <TextInput {...form.field('years')} inputMode="numeric" maxLength={2} />
      </Question>
    </RecordDialog>
  );
}
