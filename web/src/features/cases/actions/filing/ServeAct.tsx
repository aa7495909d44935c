import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { serviceMethods, type ServiceMethod } from '@writdesk/contract/notices/notice-types';
import { CheckInput, Question, TextInput, useForm, type Field } from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { CourtPapersWay } from '../../shared/CourtPapersWay.tsx';
import { zoneOf } from '../../shared/court-zone.ts';
import { tenantName } from '../../shared/tenant-name.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { serveMessages } from './serve-messages.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';

interface Service {
  tenantId: string;
  method: ServiceMethod | null;
  server: string;
}

/** Out with the officer: how and by whom, for each defendant. */
export default function ServeAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(serveMessages);
  const words = { ...stateWords(details.terms) };
  const isResent = details.status === 'RETURNED_TO_PROCESSOR';
  const adults = details.tenants.filter(({ isMinor }) => !isMinor);
  const form = useForm({
    initial: { service: isResent ? [] : adults.map(usualService), fixesDone: false },
  });
  const { service } = form.values;
  const serve = useActCall(cases.sentForServing, props, {
    name: 'sent-for-serving',
    caseOf: theCase,
    eventData: () => (isResent ? { resent: true } : { defendants: service.length }),
  });
  const send = () => {
    const unsaid = service.flatMap(({ method }, index) => {
      const name = adults[index] ? tenantName(adults[index]) : '';
      return method ? [] : [[`service.${index}.method`, own('giveMethod', { name })]];
    });
    const errors = {
      ...Object.fromEntries(unsaid),
      ...missingIn(form.values, { fixesDone: isResent && t('tickFixes') }),
    };
    form.setErrors(errors);
    if (hasErrors(errors)) return;
    const said = service.flatMap(({ tenantId, method, server }) =>
      method ? [{ tenantId, method, ...(server.trim() && { server: server.trim() }) }] : [],
    );
    serve.send(isResent ? { fixesDone: true } : { service: said }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={serve}
      wide
      title={isResent ? t('resendTitle') : own('serveTitle')}
      lead={
        details.status !== 'REVIEW' && isResent
          ? t('resendLead', words)
          : own(details.status === 'REVIEW' ? 'serveFirstLead' : 'servePeople', words)
      }
      confirm={actLabel('sent-for-serving', { status: details.status })}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['service', 'fixesDone']}
      onSubmit={send}
      onClose={onClose}
    >
      {service.map((one, index) => (
        <ServiceFields
          details={details}
          serverHint={own('serverHint', words)}
          key={one.tenantId}
          name={adults[index] ? tenantName(adults[index]) : ''}
          index={index}
          field={form.field('service')}
          errors={form.errors}
        />
      ))}
      {isResent && (
        <Question label={t('fixes')} field={form.field('fixesDone')} group>
          <p className="act-check">
            <CheckInput {...form.field('fixesDone')}>{t('fixesDone')}</CheckInput>
          </p>
        </Question>
      )}
    </ActDialog>
  );
}

function usualService({ id, serviceMethod, serviceServer }: CaseDetails['tenants'][number]): Service {
  const method = serviceMethods.find((one) => one === serviceMethod) ?? null;
  return { tenantId: id, method, server: serviceServer ?? '' };
}

interface ServiceFieldsProps {
  details: CaseDetails;
  serverHint: string;
  name: string;
  index: number;
  field: Field<Service[]>;
  errors: Readonly<Record<string, string>>;
}

function ServiceFields({ details, serverHint, name, index, field, errors }: ServiceFieldsProps) {
  const t = useText(messages);
  const own = useText(serveMessages);
  const { value, onChange } = field;
  const one = value[index];
  if (!one) return null;
  const change = (patch: Partial<Service>) => onChange(value.with(index, { ...one, ...patch }));
  const methodId = `field-service-${index}-method`;
  const serverId = `field-service-${index}-server`;
  const error = errors[`service.${index}.method`];
  return (
    <div className="person-fields" role="group" aria-label={name}>
      <h3>{name}</h3>
      <CourtPapersWay
        details={details}
        label={t('method')}
        field={{ id: methodId, error }}
        value={one.method}
        day={todayIn(zoneOf(details))}
        onChange={(method) => change({ method })}
      />
      <Question label={own('server')} field={{ id: serverId }} optional>
        <TextInput
          id={serverId}
          error={undefined}
          size="middle"
          maxLength={200}
          placeholder={serverHint}
          value={one.server}
          onChange={(server) => change({ server })}
        />
      </Question>
    </div>
  );
}
