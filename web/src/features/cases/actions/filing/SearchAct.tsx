import {
  militaryStatuses,
  type MilitaryStatus,
  searchKeys,
  type SearchKey,
} from '@writdesk/contract/cases/case-values';
import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import {
  DateInput,
  Question,
  QuestionRow,
  RadioBoxes,
  SelectInput,
  TextInput,
  useForm,
  type Field,
} from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { tenantName } from '../../shared/tenant-name.ts';
import { DocumentQuestion } from '../edit/DocumentQuestion.tsx';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors } from '../frame/form-values.ts';
import { messages } from '../frame/messages.ts';
import { searchMessages } from './search-messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Search {
  tenantId: string;
  name: string;
  result: MilitaryStatus | '';
  date: string | null;
  by: SearchKey | null;
  certificateDocumentId: string | null;
  affidavitReason: string;
}

/** What the search for military service found, defendant by defendant; those who weren’t searched for are left out. */
export default function SearchAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(searchMessages);
  const today = todayIn(zoneOf(details));
  const form = useForm({ initial: { searches: details.tenants.flatMap(searchOf), note: '' } });
  const { searches, note } = form.values;
  const said = searches.flatMap(bodyOf);
  const record = useActCall(cases.recordSearch, props, {
    name: 'record-search',
    caseOf: theCase,
    eventData: () => ({ searches: said }),
  });
  const send = () => {
    const dayless = searches.flatMap(({ result, date, name }, index) =>
      result && !date ? [[`searches.${index}.date`, own('giveDay', { name })]] : [],
    );
    const errors = {
      ...Object.fromEntries(dayless),
      ...(searches.every(({ result }) => !result) && {
        searches: own('giveResult', { ...stateWords(details.terms) }),
      }),
    };
    form.setErrors(errors);
    if (!hasErrors(errors)) record.send({ searches: said, note: note.trim() || null }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={record}
      wide
      title={own('searchTitle')}
      lead={own('searchLead')}
      confirm={actLabel('record-search')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['searches', 'note']}
      onSubmit={send}
      onClose={onClose}
    >
      <div id="field-searches">
        {searches.map((one, index) => (
          <SearchFields
            key={one.tenantId}
            index={index}
            today={today}
            documents={details.documents}
            field={form.field('searches')}
            errors={form.errors}
          />
        ))}
      </div>
      <CommentQuestion
        act="record-search"
        label={t('note')}
        field={form.field('note')}
        optional
        rows={2}
        maxLength={1000}
      />
    </ActDialog>
  );
}

function searchOf(tenant: CaseDetails['tenants'][number]): Search[] {
  if (tenant.isMinor) return [];
  const none = { by: null, certificateDocumentId: null, affidavitReason: '' };
  return [{ tenantId: tenant.id, name: tenantName(tenant), result: '', date: null, ...none }];
}

/** What is sent of a search; of one without a result nothing. */
function bodyOf({ tenantId, result, date, by, certificateDocumentId, affidavitReason }: Search) {
  if (!result || !date) return [];
  const affidavit = result === 'UNABLE' ? affidavitReason.trim() : '';
  return [
    {
      tenantId,
      result,
      date,
      ...(by && { by }),
      ...(certificateDocumentId && { certificateDocumentId }),
      ...(affidavit && { affidavitReason: affidavit }),
    },
  ];
}

interface SearchFieldsProps {
  index: number;
  today: string;
  documents: CaseDetails['documents'];
  field: Field<Search[]>;
  errors: Readonly<Record<string, string>>;
}

function SearchFields({ index, today, documents, field, errors }: SearchFieldsProps) {
  const own = useText(searchMessages);
  const { value, onChange } = field;
  const one = value[index];
  if (!one) return null;
  const change = (patch: Partial<Search>) => onChange(value.with(index, { ...one, ...patch }));
  const id = (name: string) => `field-searches-${index}-${name}`;
  const fieldOf = (name: keyof Search) => ({ id: id(name), error: errors[`searches.${index}.${name}`] });
  const dateError = errors[`searches.${index}.date`];
  return (
    <div className="person-fields" role="group" aria-label={one.name}>
      <h3>{one.name}</h3>
      <Question
        label={own('found')}
        field={{ id: id('result'), error: errors[`searches.${index}.result`] }}
        group
      >
        <RadioBoxes<Search['result']>
          id={id('result')}
          value={one.result}
          error={undefined}
          columns={3}
          options={militaryStatuses.map((status) => ({ value: status, label: own(`found${status}`) }))}
          onChange={(result) => change({ result })}
        />
      </Question>
      {one.result && (
        <Question label={own('searchedOn')} field={{ id: id('date'), error: dateError }}>
          <DateInput
            id={id('date')}
            size="middle"
            value={one.date}
            error={dateError}
            max={today}
            onChange={(date) => change({ date })}
          />
        </Question>
      )}
      {one.result && (
        <QuestionRow>
          <Question label={own('searchedBy')} field={fieldOf('by')} optional>
            <SelectInput<SearchKey>
              {...fieldOf('by')}
              value={one.by}
              options={searchKeys.map((key) => ({ value: key, label: own(`by${key}`) }))}
              onChange={(by) => change({ by })}
              allowClear
            />
          </Question>
          <DocumentQuestion
            label={own('certificate')}
            field={{
              ...fieldOf('certificateDocumentId'),
              value: one.certificateDocumentId,
              onChange: (certificateDocumentId) => change({ certificateDocumentId }),
            }}
            documents={documents}
          />
        </QuestionRow>
      )}
      {one.result === 'UNABLE' && (
        <Question
          label={own('affidavit')}
          hint={own('affidavitHint')}
          field={fieldOf('affidavitReason')}
          optional
        >
          <TextInput
            {...fieldOf('affidavitReason')}
            value={one.affidavitReason}
            rows={2}
            maxLength={2000}
            onChange={(affidavitReason) => change({ affidavitReason })}
          />
        </Question>
      )}
    </div>
  );
}
