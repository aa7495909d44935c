import type { CourthouseChoice } from '@writdesk/contract/courthouses/courthouses';
import { deadlineEvents, type FactName } from '@writdesk/contract/deadlines/deadline-values';
import { ApiError } from '../../../shared/api/index.ts';
import { fieldId, Question, QuestionRow, SelectInput } from '../../../shared/form/index.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet } from '../../../shared/ui/index.ts';
import { inStateWords } from '../../../labels/law/state-words.ts';
import { stateName, states } from '../../../labels/law/states.ts';
import { useEventLabel } from '../../../labels/law/use-event-label.ts';
import { useTerms } from '../use-terms.ts';
import { askedFacts } from './asked-facts.ts';
import type { CountInputs } from './count-address.ts';
import { eventHints } from './event-hints.ts';
import { FactQuestion } from './FactQuestion.tsx';
import { messages } from './messages.ts';

interface CountFormProps {
  inputs: CountInputs;
  courts: readonly CourthouseChoice[] | undefined;
  /** What the last answer lacked. */
  missing: readonly string[] | null;
  error: unknown;
  onChange: (patch: Partial<CountInputs>) => void;
}

/** Where, what, and the facts that it needs. It is never sent: each answer is counted with at once. */
export function CountForm({ inputs, courts, missing, error, onChange }: CountFormProps) {
  const t = useText(messages);
  const locale = useLocale();
  const tHint = useText(eventHints);
  const { state, event, facts } = inputs;
  const terms = useTerms()(state);
  const label = useEventLabel(terms);
  const asked = event && state ? askedFacts(event, facts, missing) : [];
  const setFact = (name: FactName, value: string | null) => {
    const { [name]: _, ...others } = facts;
    onChange({ facts: value === null ? others : { ...others, [name]: value } });
  };
  return (
    <form className="count-form" onSubmit={(submitted) => submitted.preventDefault()}>
      <Sheet title={t('question')}>
        <QuestionRow>
          <Question label={t('state')} field={fieldOf('state', error)}>
            <SelectInput
              {...fieldOf('state', error)}
              value={state}
              onChange={(value) => onChange({ state: value, county: null, courthouseId: null })}
              options={Object.keys(states).map((code) => ({ value: code, label: stateName(code, locale) }))}
            />
          </Question>
        </QuestionRow>
        {state && <CourtQuestions inputs={inputs} courts={courts} error={error} onChange={onChange} />}
        <Question label={t('event')} field={fieldOf('event', error)}>
          <SelectInput
            {...fieldOf('event', error)}
            value={event}
            onChange={(value) => onChange({ event: value })}
            options={deadlineEvents.map((name) => ({
              value: name,
              label: label(name, false),
              hint: inStateWords(tHint(name), terms),
            }))}
          />
        </Question>
      </Sheet>
      {asked.length > 0 && (
        <Sheet title={t('facts')}>
          {asked.map(({ name, optional }) => (
            <FactQuestion
              key={name}
              name={name}
              optional={optional}
              state={state}
              terms={terms}
              value={facts[name] ?? null}
              error={errorAt(`facts.${name}`, error)}
              onChange={(value) => setFact(name, value)}
            />
          ))}
        </Sheet>
      )}
    </form>
  );
}

function CourtQuestions({
  inputs: { county, courthouseId },
  courts,
  error,
  onChange,
}: Pick<CountFormProps, 'inputs' | 'courts' | 'error' | 'onChange'>) {
  const t = useText(messages);
  if (courts?.length === 0) return <p className="count-note">{t('noCourts')}</p>;
  const counties = [...new Set(courts?.map((court) => court.county))].sort();
  const inCounty = courts?.filter((court) => !county || court.county === county) ?? [];
  const chosen = courts?.find(({ id }) => id === courthouseId);
  return (
    <QuestionRow>
      <Question label={t('county')} field={fieldOf('county', error)} optional>
        <SelectInput
          {...fieldOf('county', error)}
          value={chosen?.county ?? county}
          allowClear
          placeholder={t('stateWide')}
          isLoading={!courts}
          onChange={(value) => onChange({ county: value, courthouseId: null })}
          options={counties.map((name) => ({ value: name, label: name }))}
        />
      </Question>
      <Question label={t('court')} field={fieldOf('courthouseId', error)} optional>
        <SelectInput
          {...fieldOf('courthouseId', error)}
          value={chosen?.id ?? null}
          allowClear
          placeholder={t('stateWide')}
          isLoading={!courts}
          onChange={(value) => onChange({ courthouseId: value, county: chosen?.county ?? county })}
          options={inCounty.map(({ id, name, county: of }) => ({ value: id, label: name, hint: of }))}
        />
      </Question>
    </QuestionRow>
  );
}

function fieldOf(path: string, error: unknown) {
  return { id: fieldId(path), error: errorAt(path, error) };
}

/** What the server says is wrong with a field. */
function errorAt(path: string, error: unknown): string | undefined {
  return error instanceof ApiError ? error.errors.find((fault) => fault.path === path)?.message : undefined;
}
