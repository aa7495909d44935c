import { clients, type ClientDetails } from '@writdesk/contract/clients/clients';
import { useAction, useCall } from '../../shared/api/index.ts';
import { DateInput, MultiSelect, Question, SelectInput, useForm } from '../../shared/form/index.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useStateOptions } from './state-options.ts';

interface Values {
  firmId: string | null;
  stateCodes: readonly string[];
  fromDate: string | null;
}

type Engagement = ClientDetails['engagements'][number];
/** What is sent of an engagement. */
export const engagementBody = ({ firmName: _name, ...engagement }: Engagement) => engagement;

/** Gives a company a law firm: client care's, and an administrator's. @param onDone once it is engaged. */
export function useEngageForm(company: ClientDetails, onDone?: () => void) {
  const t = useText(messages);
  const form = useForm<Values>({
    initial: {
      firmId: null,
      stateCodes: company.stateCode ? [company.stateCode] : [],
      fromDate: todayIn(company.timeZone),
    },
  });
  const engage = useAction(clients.update, { quiet: true });
  const { firmId, stateCodes, fromDate } = form.values;
  const submit = () => {
    form.setErrors({
      ...(!firmId && { firmId: t('giveFirm') }),
      ...(stateCodes.length === 0 && { stateCodes: t('giveStates') }),
      ...(!fromDate && { fromDate: t('giveDay') }),
    });
    if (!firmId || !fromDate || stateCodes.length === 0) return;
    const engagements = [
      ...company.engagements.map(engagementBody),
      { firmId, stateCodes: [...stateCodes], fromDate },
    ];
    engage
      .runAsync({ params: { id: company.id }, body: { version: company.version, engagements } })
      .then((saved) => {
        const firm = saved.engagements.find((engagement) => engagement.firmId === firmId)?.firmName ?? '';
        toast.success(company.name, { title: t('engaged', { firm }) });
        onDone?.();
      })
      .catch(form.refuse);
  };
  return { ...form, submit, isRunning: engage.isRunning };
}

/** Which firm, for which states, from which day. */
export function EngageFields({ field }: Pick<ReturnType<typeof useEngageForm>, 'field'>) {
  const t = useText(messages);
  const { data } = useCall(clients.firms, { quiet: true });
  const states = useStateOptions();
  return (
    <>
      <Question label={t('whichFirm')} field={field('firmId')}>
        <SelectInput
          {...field('firmId')}
          options={(data?.firms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Question>
      <Question label={t('whichStates')} field={field('stateCodes')}>
        <MultiSelect {...field('stateCodes')} options={states} />
      </Question>
      <Question label={t('fromDay')} field={field('fromDate')}>
        <DateInput {...field('fromDate')} />
      </Question>
    </>
  );
}
