import { appellants, type Appellant } from '@writdesk/contract/appeals/appeals';
import { cases } from '@writdesk/contract/cases/cases';
import {
  CheckInput,
  DateInput,
  MoneyInput,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
  useForm,
} from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { appellantWords } from '../../../../labels/case/court-words.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { appealMessages } from './appeal-messages.ts';
import { DocumentQuestion } from '../edit/DocumentQuestion.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  appellant: Appellant | null;
  filedOn: string | null;
  court: string;
  stayed: boolean;
  bondCents: number | null;
  bondPostedOn: string | null;
  noticeDocumentId: string | null;
  comments: string;
}

/** Somebody appeals: to which court, and whether the judgment waits for it. */
export default function AppealAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(appealMessages);
  const today = todayIn(zoneOf(details));
  const form = useForm<Values>({
    initial: {
      appellant: 'TENANT',
      filedOn: today,
      court: '',
      stayed: false,
      bondCents: null,
      bondPostedOn: null,
      noticeDocumentId: null,
      comments: '',
    },
  });
  const record = useActCall(cases.appealSubmit, props, {
    name: 'appeal-submit',
    caseOf: theCase,
    eventData: () => ({ court: form.values.court, filedOn: form.values.filedOn, stayed: form.values.stayed }),
  });
  const send = () => {
    const { appellant, filedOn, stayed, bondCents, bondPostedOn, noticeDocumentId } = form.values;
    const errors = missingIn(form.values, { filedOn: own('giveFiledOn'), court: own('giveCourt') });
    form.setErrors(errors);
    if (hasErrors(errors) || !filedOn || !appellant) return;
    record.send(
      {
        appellant,
        filedOn,
        stayed,
        court: form.values.court.trim(),
        comments: form.values.comments.trim() || null,
        ...(bondCents !== null && { bondCents }),
        ...(bondPostedOn && { bondPostedOn }),
        ...(noticeDocumentId && { noticeDocumentId }),
      },
      form.refuse,
    );
  };
  return (
    <ActDialog
      details={details}
      call={record}
      title={own('appealTitle')}
      lead={own('appealLead')}
      confirm={actLabel('appeal-submit')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={[
        'appellant',
        'filedOn',
        'court',
        'stayed',
        'bondCents',
        'bondPostedOn',
        'noticeDocumentId',
        'comments',
      ]}
      onSubmit={send}
      onClose={onClose}
    >
      <QuestionRow>
        <Question label={own('appellant')} field={form.field('appellant')}>
          <SelectInput {...form.field('appellant')} options={optionsOf(appellantWords, appellants)} />
        </Question>
        <Question label={own('filedOn')} field={form.field('filedOn')}>
          <DateInput {...form.field('filedOn')} max={today} />
        </Question>
      </QuestionRow>
      <Question label={own('court')} field={form.field('court')}>
        <TextInput {...form.field('court')} maxLength={200} />
      </Question>
      <Question label={own('stayed')} hint={own('stayedHint')} field={form.field('stayed')} group>
        <p className="act-check">
          <CheckInput {...form.field('stayed')}>{own('stayed')}</CheckInput>
        </p>
      </Question>
      <QuestionRow>
        <Question label={own('bond')} field={form.field('bondCents')} optional>
          <MoneyInput {...form.field('bondCents')} />
        </Question>
        <Question label={own('bondPostedOn')} field={form.field('bondPostedOn')} optional>
          <DateInput {...form.field('bondPostedOn')} max={today} />
        </Question>
      </QuestionRow>
      <DocumentQuestion
        label={own('noticeDocument')}
        field={form.field('noticeDocumentId')}
        documents={details.documents}
      />
      <CommentQuestion
        act="appeal-submit"
        label={t('comment')}
        field={form.field('comments')}
        optional
        rows={2}
        maxLength={5000}
      />
    </ActDialog>
  );
}
