import { endsWithPeriod, type NoticeType, type ServiceMethod } from '@writdesk/contract/notices/notice-types';
import type { CaresAnswer } from '@writdesk/contract/properties/property-categories';
import { lazy, Suspense, useState } from 'react';
import { Question, QuestionRow, RadioBoxes, SelectInput } from '../../../../shared/form/index.ts';
import { dayAfter, todayIn } from '../../../../shared/formats/dates.ts';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Skeleton, usePhone } from '../../../../shared/ui/index.ts';
import { noticeLabel } from '../../../../labels/case/eviction-words.ts';
import { caresAnswerWords } from '../../../../labels/case/typed-words.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { useNotices } from '../../../deadlines/index.ts';
import { DayCard } from '../../../notice-guard/index.ts';
import { FieldQuestion, OtherQuestions } from '../questions/FieldQuestion.tsx';
import { messages } from '../messages.ts';
import { noticeChoices } from '../../shared/notice-choices.ts';
import { WayQuestion } from '../../shared/WayQuestion.tsx';
import { noticeMessages } from './notice-messages.ts';
import { StepFrame } from './StepFrame.tsx';
import { noticeProof } from '../../../../labels/case/steps.ts';
import { useDraft } from '../draft/use-draft.ts';

const PreparedNotice = lazy(async () => ({
  default: (await import('./PreparedNotice.tsx')).PreparedNotice,
}));
const CaseFiles = lazy(async () => ({ default: (await import('./CaseFiles.tsx')).CaseFiles }));

const placed = [
  'noticeType',
  'noticeServedOn',
  'noticeServedBy',
  'rentPeriodEndsOn',
  'noticeMethod',
  'noticeAmountCents',
  'caresCovered',
] as const;

/** So many days ahead a notice is planned; a later day is a slip. */
const PLANNED_DAYS = 60;

/** What the tenant was given before coming to court. */
export function NoticeStep() {
  const t = useText(messages);
  const own = useText(noticeMessages);
  const isPhone = usePhone();
  const { values, record, field, part } = useDraft();
  return (
    <StepFrame step="notice" lead={own('noticeLead')}>
      <TypeQuestion />
      <QuestionRow>
        <FieldQuestion
          name="noticeServedOn"
          label={own('whenNotice')}
          hint={own('whenNoticeHint')}
          max={dayAfter(todayIn(), PLANNED_DAYS)}
        />
        <FieldQuestion name="noticeServedBy" label={own('whoNotice')} />
      </QuestionRow>
      {endsWithPeriod(values.noticeType) && (
        <FieldQuestion name="rentPeriodEndsOn" label={own('rentPeriodEnds')} hint={own('rentPeriodHint')} />
      )}
      {isPhone && record && (
        <Suspense fallback={null}>
          <DayCard record={record} />
        </Suspense>
      )}
      <MethodQuestion />
      <FieldQuestion name="noticeAmountCents" label={own('noticeAmount')} hint={own('noticeAmountHint')} />
      <Question label={own('cares')} hint={own('caresHint')} field={field('caresCovered')} group>
        <RadioBoxes<CaresAnswer>
          {...field('caresCovered')}
          columns={3}
          options={optionsOf(caresAnswerWords, ['YES', 'NO', 'UNKNOWN'])}
        />
      </Question>
      {record && (
        <Suspense fallback={null}>
          <PreparedNotice record={record} />
        </Suspense>
      )}
      <Question label={t('proof')} hint={own('proofHint')} field={part(`documents.${noticeProof}`)} group>
        <Suspense fallback={<Skeleton lines={2} />}>
          <CaseFiles kind={noticeProof} {...(isPhone && { label: own('takePhoto') })} />
        </Suspense>
      </Question>
      <OtherQuestions step="notice" placed={placed} />
    </StepFrame>
  );
}

const anotherNotice = 'another';

/** What fits the reason is there at once; the rarer notices of the state stand behind “Another notice”. */
function TypeQuestion() {
  const t = useText(noticeMessages);
  const locale = useLocale();
  const noticesOf = useNotices();
  const { values, record, field, set } = useDraft();
  const { noticeType } = values;
  const { usual, others } = noticeChoices(values.reasons, noticesOf(record?.stateCode));
  const [isOther, setOther] = useState(false);
  const asksOther = isOther || (noticeType !== null && !usual.includes(noticeType));
  const named = (type: NoticeType) => ({ value: type, label: noticeLabel(type, locale) });
  // A notice that was chosen before stays, whatever its state knows.
  const rare = noticeType && !usual.includes(noticeType) && !others.includes(noticeType) ? [noticeType] : [];
  return (
    <>
      <Question label={t('whichNotice')} field={field('noticeType')}>
        <SelectInput<NoticeType | typeof anotherNotice>
          id={field('noticeType').id}
          error={field('noticeType').error}
          value={asksOther ? anotherNotice : noticeType}
          onChange={(choice) => {
            setOther(choice === anotherNotice);
            set({ noticeType: choice === anotherNotice ? null : choice });
          }}
          options={[
            ...usual.map(named),
            ...(others.length + rare.length > 0
              ? [{ value: anotherNotice, label: t('anotherNotice') } as const]
              : []),
          ]}
        />
      </Question>
      {asksOther && (
        <Question label={t('whichOther')} field={{ id: 'field-otherNotice' }}>
          <SelectInput<NoticeType>
            id="field-otherNotice"
            error={undefined}
            value={noticeType}
            options={[...others, ...rare].map(named)}
            onChange={(next) => set({ noticeType: next })}
          />
        </Question>
      )}
    </>
  );
}

/** The four that nearly every notice is given by; the rarer ones stand behind "Another way". */
const usual: readonly ServiceMethod[] = [
  'OUTSIDE_DOOR_SEALED_PLUS_MAIL',
  'PERSONAL',
  'SUBSTITUTED_ADULT',
  'POST_AND_MAIL',
];

function MethodQuestion() {
  const t = useText(noticeMessages);
  const { values, field, set } = useDraft();
  return (
    <WayQuestion
      label={t('howNotice')}
      field={field('noticeMethod')}
      otherId="field-otherMethod"
      value={values.noticeMethod}
      usual={usual}
      onChange={(noticeMethod) => set({ noticeMethod })}
    />
  );
}
