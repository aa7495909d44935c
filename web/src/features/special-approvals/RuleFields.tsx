import { cases } from '@writdesk/contract/cases/cases';
import { clients } from '@writdesk/contract/clients/clients';
import {
  type EvictionReasonCode,
  evictionReasonCodes,
} from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { SpecialApproval } from '@writdesk/contract/special-approvals/special-approvals';
import { matchings, unknownMeanings } from '@writdesk/contract/special-approvals/special-approvals';
import { evictionWords } from '../../labels/case/reason-words.ts';
import { states } from '../../labels/law/states.ts';
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
import { optionsOf } from '../../shared/i18n/word-list.ts';
import { usePerson } from '../../shared/person/index.ts';
import { ApproverFields } from './ApproverFields.tsx';
import { CriteriaGrid } from './CriteriaGrid.tsx';
import { messages } from './messages.ts';
import type { RuleValues } from './rule-values.ts';

interface RuleFieldsProps {
  field: <K extends keyof RuleValues>(name: K) => Field<RuleValues[K]>;
  values: RuleValues;
  /** The rule as it is kept; nothing for a new one. */
  known?: SpecialApproval;
}

interface Named {
  id: string;
  name: string;
}

/** What a rule is called, what it asks, where it holds, and who approves. */
export function RuleFields({ field, values, known }: RuleFieldsProps) {
  const t = useText(messages);
  const { firmId } = usePerson();
  return (
    <>
      {!known && firmId === null && <FirmField field={field('firmId')} />}
      <Question label={t('name')} field={field('name')} hint={t('nameHint')}>
        <TextInput {...field('name')} maxLength={120} />
      </Question>
      <Question label={t('criteria')} field={field('criteria')}>
        <CriteriaGrid field={field('criteria')} />
      </Question>
      {values.criteria.length > 1 && (
        <Question label={t('matching')} field={field('matching')} group>
          <RadioBoxes
            {...field('matching')}
            options={matchings.map((value) => ({ value, label: t(`matching${value}`) }))}
          />
        </Question>
      )}
      <Question label={t('unknownMeans')} field={field('unknownMeans')} group>
        <RadioBoxes
          {...field('unknownMeans')}
          options={unknownMeanings.map((value) => ({ value, label: t(`unknown${value}`) }))}
        />
      </Question>
      <ApproverFields field={field} values={values} {...(known && { known })} />
      <PlaceFields field={field} {...(known && { known })} />
      <CheckInput {...field('active')}>{t('activeText')}</CheckInput>
    </>
  );
}

/** Where the rule holds; what is left empty means everywhere. */
function PlaceFields({ field, known }: Pick<RuleFieldsProps, 'field' | 'known'>) {
  const t = useText(messages);
  const places = useCall(cases.filterChoices, { quiet: true });
  const companies = useCall(clients.activeList, { quiet: true });
  const locale = currentLocale();
  const stateOptions = Object.entries(states).map(([value, state]) => ({ value, label: state[locale] }));
  return (
    <>
      <p className="rule-part">{t('whereHint')}</p>
      <QuestionRow>
        <Question label={t('companies')} field={field('clientIds')} optional>
          <MultiSelect {...field('clientIds')} options={withKnown(companies.data?.clients, known?.clients)} />
        </Question>
        <Question label={t('properties')} field={field('propertyIds')} optional>
          <MultiSelect
            {...field('propertyIds')}
            options={withKnown(places.data?.properties, known?.properties)}
          />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('states')} field={field('stateCodes')} optional>
          <MultiSelect {...field('stateCodes')} options={stateOptions} />
        </Question>
        <Question label={t('counties')} field={field('countyIds')} optional>
          <MultiSelect {...field('countyIds')} options={withKnown(places.data?.counties, known?.counties)} />
        </Question>
      </QuestionRow>
      <Question label={t('reasons')} field={field('reasons')} optional>
        <MultiSelect<EvictionReasonCode>
          {...field('reasons')}
          options={optionsOf(evictionWords, evictionReasonCodes)}
        />
      </Question>
    </>
  );
}

/** What can be chosen, with what the rule names already. */
function withKnown(choices: readonly Named[] = [], known: readonly Named[] = []) {
  const missing = known.filter(({ id }) => !choices.some((one) => one.id === id));
  return [...missing, ...choices].map(({ id, name }) => ({ value: id, label: name }));
}

function FirmField({ field }: { field: Field<string | null> }) {
  const t = useText(messages);
  const { data } = useCall(clients.firms, { quiet: true });
  const options = (data?.firms ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Question label={t('firm')} field={field}>
      <SelectInput {...field} options={options} />
    </Question>
  );
}
