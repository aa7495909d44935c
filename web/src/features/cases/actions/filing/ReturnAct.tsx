import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { serviceMethods, type ServiceMethod } from '@writdesk/contract/notices/notice-types';
import {
  DateInput,
  Question,
  RadioBoxes,
  TextInput,
  useForm,
  type Field,
} from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { CourtPapersWay } from '../../shared/CourtPapersWay.tsx';
import { zoneOf } from '../../shared/court-zone.ts';
import { tenantName } from '../../shared/tenant-name.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors } from '../frame/form-values.ts';
import { returnMessages } from './return-messages.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';

type Result = 'SERVED' | 'FAILED' | 'NONE';
interface Return {
  tenantId: string;
  name: string;
  result: Result;
  date: string | null;
  method: ServiceMethod | null;
  note: string;
}

/** What the officer returned, defendant by defendant; those without a return yet are left out. */
export default function ReturnAct(props: ActProps) {
  const { details, onClose } = props;
  const own = useText(returnMessages);
  const today = todayIn(zoneOf(details));
  const form = useForm({ initial: { service: openReturns(details) } });
  const { service } = form.values;
  const said = service.flatMap(({ tenantId, result, date, method, note }) =>
    result === 'NONE' || !method
      ? []
      : [{ tenantId, result, date: date ?? '', method, note: note.trim() || null }],
  );
  const record = useActCall(cases.recordService, props, {
    name: 'record-service',
    caseOf: theCase,
    eventData: (reply) => ({
      stage: reply.serviceStage,
      results: said.map(({ tenantId, result, date }) => ({ tenantId, result, date })),
    }),
  });
  const send = () => {
    const dayless = service.flatMap(({ result, date, name }, index) =>
      result !== 'NONE' && !date ? [[`service.${index}.date`, own('giveReturnDay', { name })]] : [],
    );
    const wayless = service.flatMap(({ result, method, name }, index) =>
      result !== 'NONE' && !method ? [[`service.${index}.method`, own('giveReturnMethod', { name })]] : [],
    );
    const errors = {
      ...Object.fromEntries([...dayless, ...wayless]),
      ...(service.every(({ result }) => result === 'NONE') && {
        service: own('giveReturn', { ...stateWords(details.terms) }),
      }),
    };
    form.setErrors(errors);
    // The server counts only those that are sent; its errors are put back to their places.
    const places = service.flatMap(({ result }, index) => (result === 'NONE' ? [] : [index]));
    if (hasErrors(errors)) return;
    record.send({ service: said }, (error) => {
      form.refuse(error);
      if (error.errors.length > 0) form.setErrors(atTheirPlaces(error.errors, places));
    });
  };
  return (
    <ActDialog
      details={details}
      call={record}
      wide
      title={own('returnTitle')}
      confirm={actLabel('record-service')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['service']}
      onSubmit={send}
      onClose={onClose}
    >
      <div id="field-service">
        {service.map((one, index) => (
          <ReturnFields
            details={details}
            key={one.tenantId}
            index={index}
            today={today}
            field={form.field('service')}
            errors={form.errors}
          />
        ))}
      </div>
    </ActDialog>
  );
}

/** Defendants whose service is still open; all of them where it is complete and a return is corrected. */
function openReturns({ tenants }: CaseDetails): Return[] {
  const adults = tenants.filter(({ isMinor }) => !isMinor);
  const open = adults.filter(({ serviceResult }) => serviceResult !== 'SERVED');
  return (open.length > 0 ? open : adults).map((tenant) => ({
    tenantId: tenant.id,
    name: tenantName(tenant),
    result: 'NONE',
    // A wrong day sets a wrong clock, so nobody takes one over unread.
    date: null,
    method: serviceMethods.find((one) => one === tenant.serviceMethod) ?? 'PERSONAL',
    note: '',
  }));
}

function atTheirPlaces(errors: readonly { path: string; message: string }[], places: readonly number[]) {
  const entries = errors.map(({ path, message }) => [
    path.replace(/^service\.(\d+)/, (_, index: string) => `service.${places[Number(index)] ?? index}`),
    message,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

interface ReturnFieldsProps {
  details: CaseDetails;
  index: number;
  today: string;
  field: Field<Return[]>;
  errors: Readonly<Record<string, string>>;
}

function ReturnFields({ details, index, today, field, errors }: ReturnFieldsProps) {
  const t = useText(messages);
  const own = useText(returnMessages);
  const { value, onChange } = field;
  const one = value[index];
  if (!one) return null;
  const change = (patch: Partial<Return>) => onChange(value.with(index, { ...one, ...patch }));
  const id = (name: string) => `field-service-${index}-${name}`;
  const error = (name: string) => errors[`service.${index}.${name}`];
  return (
    <div className="person-fields" role="group" aria-label={one.name}>
      <h3>{one.name}</h3>
      <Question label={own('returnOf')} field={{ id: id('result'), error: error('result') }} group>
        <RadioBoxes<Result>
          id={id('result')}
          value={one.result}
          error={undefined}
          columns={3}
          options={[
            { value: 'SERVED', label: own('served') },
            { value: 'FAILED', label: own('notServed') },
            { value: 'NONE', label: own('noReturn') },
          ]}
          onChange={(result) => change({ result })}
        />
      </Question>
      {one.result !== 'NONE' && (
        <>
          <Question label={own('returnedOn')} field={{ id: id('date'), error: error('date') }}>
            <DateInput
              id={id('date')}
              size="middle"
              value={one.date}
              error={error('date')}
              max={today}
              onChange={(date) => change({ date })}
            />
          </Question>
          <CourtPapersWay
            details={details}
            label={t('method')}
            field={{ id: id('method'), error: error('method') }}
            value={one.method}
            day={one.date ?? today}
            onChange={(method) => change({ method })}
          />
          <Question label={t('note')} field={{ id: id('note') }} optional>
            <TextInput
              id={id('note')}
              size="middle"
              value={one.note}
              error={undefined}
              maxLength={1000}
              onChange={(note) => change({ note })}
            />
          </Question>
        </>
      )}
    </div>
  );
}
