import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { cases } from '@writdesk/contract/cases/cases';
import { clients } from '@writdesk/contract/clients/clients';
import { useCall } from '../../shared/api/index.ts';
import { type Field, Question, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

const MOST_CASES = 100;

/** The trust account; chosen by itself where there is one. */
export function useTrustAccounts() {
  const { data, isPending } = useCall(bankAccounts.list, {
    query: { kind: 'TRUST', status: 'ACTIVE', size: 100 },
    quiet: true,
  });
  const accounts = data?.bankAccounts ?? [];
  return { options: accounts.map(({ id, name }) => ({ value: id, label: name })), isPending };
}

interface OwnerFieldsProps {
  clientId: Field<string | null>;
  caseId: Field<string | null>;
  isOptional?: boolean;
}

/** Whose money it is: a company’s, or that of one of its cases. */
export function OwnerFields({ clientId, caseId, isOptional = false }: OwnerFieldsProps) {
  const t = useText(messages);
  const companies = useCall(clients.activeList, { query: {}, quiet: true });
  const own = useCall(cases.listOfClient, {
    params: { clientId: clientId.value ?? '' },
    query: { size: MOST_CASES },
    enabled: clientId.value !== null,
    quiet: true,
  });
  return (
    <>
      <Question
        label={t('company')}
        field={clientId}
        {...(isOptional && { optional: true, hint: t('companyHint') })}
      >
        <SelectInput
          {...clientId}
          options={(companies.data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          isLoading={companies.isPending}
          onChange={(value) => {
            caseId.onChange(null);
            clientId.onChange(value);
          }}
        />
      </Question>
      {clientId.value !== null && (
        <Question label={t('case')} field={caseId} optional>
          <SelectInput
            {...caseId}
            options={(own.data?.cases ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            isLoading={own.isPending}
          />
        </Question>
      )}
    </>
  );
}
