import { clients, type ClientDetails } from '@writdesk/contract/clients/clients';
import { geography } from '@writdesk/contract/geography/geography';
import { Button } from 'antd';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  DateInput,
  ErrorSummary,
  MultiSelect,
  Question,
  SelectInput,
  stopAtUnread,
  useForm,
} from '../../shared/form/index.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface Values {
  firmId: string | null;
  stateCodes: readonly string[];
  fromDate: string | null;
}

/** Gives a company its law firm: client care's, and an administrator's. */
export function EngageFirm({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const { data: known } = useCall(clients.firms, { quiet: true });
  const { data: places } = useCall(geography.states, { quiet: true });
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
    const before = company.engagements.map(({ firmName: _name, ...engagement }) => engagement);
    engage
      .runAsync({
        params: { id: company.id },
        body: {
          version: company.version,
          engagements: [...before, { firmId, stateCodes: [...stateCodes], fromDate }],
        },
      })
      .then(({ engagements }) => {
        const firm = engagements.find((engagement) => engagement.firmId === firmId)?.firmName ?? '';
        toast.success(company.name, { title: t('engaged', { firm }) });
      })
      .catch(form.refuse);
  };
  return (
    <form
      className="engage-firm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!stopAtUnread(event.currentTarget)) submit();
      }}
    >
      <ErrorSummary errors={form.errors} />
      <Question label={t('firm')} field={form.field('firmId')}>
        <SelectInput
          {...form.field('firmId')}
          options={(known?.firms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Question>
      <Question label={t('states')} field={form.field('stateCodes')}>
        <MultiSelect
          {...form.field('stateCodes')}
          options={(places?.states ?? [])
            .filter(({ kind }) => kind !== 'postal')
            .map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Question>
      <Question label={t('from')} field={form.field('fromDate')}>
        <DateInput {...form.field('fromDate')} />
      </Question>
      <Button type="primary" size="large" htmlType="submit" loading={engage.isRunning}>
        {t('engage')}
      </Button>
    </form>
  );
}
