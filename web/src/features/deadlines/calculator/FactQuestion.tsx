import { dayFacts, type FactName } from '@writdesk/contract/deadlines/deadline-values';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { caresAnswers } from '@writdesk/contract/properties/property-categories';
import { useState } from 'react';
import {
  DateInput,
  fieldId,
  Question,
  RadioBoxes,
  SelectInput,
  TextInput,
} from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { clockTime } from '../../../shared/formats/clock-time.ts';
import { factWord } from '../../../labels/law/fact-words.ts';
import { inStateWords } from '../../../labels/law/state-words.ts';
import { choicesOf, isChoice } from './fact-choices.ts';
import { messages } from './messages.ts';

interface FactQuestionProps {
  name: FactName;
  optional: boolean;
  state: string | null;
  terms: PackTerms | null;
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

const hinted = [
  'caresCovered',
  'noticeType',
  'serviceMethod',
  'entryServedOn',
  'rentPeriodEndsOn',
] as const satisfies readonly FactName[];

/** One fact of a count: a day, a moment at the court, or one of a list. */
export function FactQuestion({ name, optional, state, terms, value, error, onChange }: FactQuestionProps) {
  const t = useText(messages);
  const field = { id: fieldId(name), error };
  const hint = hinted.find((one) => one === name);
  const isCares = name === 'caresCovered';
  const input = { ...field, value, onChange };
  return (
    <Question
      label={inStateWords(factWord(name), terms)}
      hint={hint && t(`hint_${hint}`)}
      field={field}
      optional={optional}
      group={isCares || name === 'writPostedAt'}
    >
      {isDay(name) ? (
        <DateInput {...input} />
      ) : isCares ? (
        <RadioBoxes
          {...input}
          columns={3}
          options={caresAnswers.map((answer) => ({ value: answer, label: t(`cares_${answer}`) }))}
        />
      ) : isChoice(name) ? (
        <SelectInput {...input} allowClear options={choicesOf(name, state)} />
      ) : (
        <MomentInput {...input} />
      )}
    </Question>
  );
}

function isDay(name: FactName): boolean {
  return dayFacts.some((fact) => fact === name);
}

interface MomentInputProps {
  id: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A day and the wall clock of the court: `2026-03-07T10:00`. */
function MomentInput({ id, value, onChange }: MomentInputProps) {
  const t = useText(messages);
  const [day, setDay] = useState(value?.slice(0, 10) ?? null);
  const [time, setTime] = useState(value?.slice(11, 16) ?? '');
  const [isLeft, setLeft] = useState(false);
  const report = (nextDay: string | null, nextTime: string) => {
    const clock = clockTime(nextTime);
    onChange(nextDay && clock ? `${nextDay}T${clock}` : null);
  };
  const wrong = isLeft && time !== '' && !clockTime(time) ? t('moment') : undefined;
  return (
    <div className="moment-input">
      <Question label={t('momentDay')} field={{ id: `${id}-day` }}>
        <DateInput
          id={`${id}-day`}
          value={day}
          onChange={(next) => {
            setDay(next);
            report(next, time);
          }}
        />
      </Question>
      <Question label={t('momentTime')} field={{ id: `${id}-time`, error: wrong }}>
        <TextInput
          id={`${id}-time`}
          value={time}
          error={wrong}
          maxLength={8}
          onBlur={() => setLeft(true)}
          onChange={(next) => {
            setTime(next);
            report(day, next);
          }}
        />
      </Question>
    </div>
  );
}
