import { cases } from '@writdesk/contract/cases/cases';
import { caseStatusName } from '@writdesk/contract/cases/case-status-names';
import { clients } from '@writdesk/contract/clients/clients';
import { deadlineEvents } from '@writdesk/contract/deadlines/deadline-values';
import {
  agingStatuses,
  causesWithHours,
  offsetSides,
  offsetUnits,
  reminderCauses,
  reminderChannels,
  type ReminderRule,
  ruleAudiences,
} from '@writdesk/contract/reminders/reminder-rules';
import { states } from '../../labels/law/states.ts';
import { useEventLabel } from '../../labels/law/use-event-label.ts';
import { useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  type Field,
  MultiSelect,
  Question,
  QuestionRow,
  RadioBoxes,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { currentLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import type { RuleValues } from './rule-values.ts';

interface RuleFieldsProps {
  field: <K extends keyof RuleValues>(name: K) => Field<RuleValues[K]>;
  values: RuleValues;
  /** The rule as it is kept; nothing for a new one. */
  known?: ReminderRule;
}

/** What a rule reminds of, when, whom, how, and where it holds. */
export function RuleFields({ field, values, known }: RuleFieldsProps) {
  const t = useText(messages);
  const named = <V extends keyof (typeof messages)['en']>(list: readonly V[]) =>
    list.map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Question label={t('name')} field={field('name')}>
        <TextInput {...field('name')} maxLength={120} />
      </Question>
      <Question label={t('cause')} field={field('cause')} group>
        <RadioBoxes {...field('cause')} options={named(reminderCauses)} />
      </Question>
      <CauseFields field={field} values={values} />
      <QuestionRow>
        <Question label={t('offset')} field={field('offset')}>
          <TextInput {...field('offset')} inputMode="numeric" maxLength={3} />
        </Question>
        {causesWithHours.includes(values.cause) && (
          <Question label={t('unit')} field={field('unit')} group>
            <RadioBoxes {...field('unit')} options={named(offsetUnits)} columns={2} />
          </Question>
        )}
        {values.cause !== 'STATUS_AGE' && (
          <Question label={t('side')} field={field('side')} group>
            <RadioBoxes {...field('side')} options={named(offsetSides)} columns={2} />
          </Question>
        )}
      </QuestionRow>
      {causesWithHours.includes(values.cause) && <p className="question-hint">{t('unitHint')}</p>}
      <Question label={t('audience')} field={field('audience')} group>
        <RadioBoxes {...field('audience')} options={named(ruleAudiences)} />
      </Question>
      <Question label={t('message')} field={field('message')} hint={t('messageHint')}>
        <TextInput {...field('message')} maxLength={300} />
      </Question>
      <Question label={t('channels')} field={field('channels')} hint={t('channelsHint')} optional>
        <MultiSelect {...field('channels')} options={named(reminderChannels)} />
      </Question>
      <PlaceFields field={field} {...(known && { known })} />
      <CheckInput {...field('active')}>{t('activeText')}</CheckInput>
    </>
  );
}

/** Which date of the law, and which status. */
function CauseFields({ field, values }: Pick<RuleFieldsProps, 'field' | 'values'>) {
  const t = useText(messages);
  const eventLabel = useEventLabel();
  const locale = currentLocale();
  if (values.cause === 'DEADLINE')
    return (
      <Question label={t('deadlineEvent')} field={field('deadlineEvent')}>
        <SelectInput
          {...field('deadlineEvent')}
          options={deadlineEvents.map((value) => ({ value, label: eventLabel(value, false) }))}
        />
      </Question>
    );
  if (values.cause !== 'STATUS_AGE') return null;
  return (
    <Question label={t('status')} field={field('status')}>
      <SelectInput
        {...field('status')}
        options={agingStatuses.map((value) => ({ value, label: caseStatusName(value, 'firm')[locale] }))}
      />
    </Question>
  );
}

function PlaceFields({ field, known }: Pick<RuleFieldsProps, 'field' | 'known'>) {
  const t = useText(messages);
  const places = useCall(cases.filterChoices, { quiet: true });
  const companies = useCall(clients.activeList, { quiet: true });
  const locale = currentLocale();
  const stateOptions = Object.entries(states).map(([value, state]) => ({ value, label: state[locale] }));
  return (
    <>
      <p className="question-hint">{t('whereHint')}</p>
      <Question label={t('clientIds')} field={field('clientIds')} optional>
        <MultiSelect {...field('clientIds')} options={withKnown(companies.data?.clients, known?.clients)} />
      </Question>
      <QuestionRow>
        <Question label={t('stateCodes')} field={field('stateCodes')} optional>
          <MultiSelect {...field('stateCodes')} options={stateOptions} />
        </Question>
        <Question label={t('countyIds')} field={field('countyIds')} optional>
          <MultiSelect {...field('countyIds')} options={withKnown(places.data?.counties, known?.counties)} />
        </Question>
      </QuestionRow>
    </>
  );
}

interface Named {
  id: string;
  name: string;
}

/** What can be chosen, with what the rule names already. */
function withKnown(choices: readonly Named[] = [], known: readonly Named[] = []) {
  const missing = known.filter(({ id }) => !choices.some((one) => one.id === id));
  return [...missing, ...choices].map(({ id, name }) => ({ value: id, label: name }));
}
