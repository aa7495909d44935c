import { type ClientDetails, clients } from '@writdesk/contract/clients/clients';
import { invoiceGroupings, type InvoiceGrouping } from '@writdesk/contract/invoices/invoice-grouping';
import { invoiceGroupingWords } from '../../labels/invoice-grouping-words.ts';
import { useAction } from '../../shared/api/index.ts';
import { Question, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { optionsOf, wordOf } from '../../shared/i18n/word-list.ts';
import { Facts, Sheet, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** What one invoice of each law firm gathers; a run follows it. */
export function InvoicesBySheet({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const update = useAction(clients.update, {
    onDone: ({ name }) => toast.success(name, { title: t('saved') }),
  });
  const { id, version, engagements, can } = company;
  if (engagements.length === 0) return null;
  if (!can.terms)
    return (
      <Sheet title={t('invoicesBy')}>
        <Facts
          items={engagements.map(({ firmName, invoicesBy }) => ({
            label: firmName,
            value: wordOf(invoiceGroupingWords, invoicesBy),
          }))}
        />
      </Sheet>
    );
  const change = (index: number, invoicesBy: InvoiceGrouping) => {
    const changed = engagements.map(({ firmName: _name, ...engagement }, at) =>
      at === index ? { ...engagement, invoicesBy } : engagement,
    );
    update.run({ params: { id }, body: { version, engagements: changed } });
  };
  return (
    <Sheet title={t('invoicesBy')}>
      {engagements.map(({ firmId, firmName, fromDate, invoicesBy }, index) => {
        const field = {
          id: `invoices-by-${firmId}-${fromDate}`,
          value: invoicesBy,
          onChange: (value: InvoiceGrouping | null) => value && change(index, value),
        };
        return (
          <Question key={field.id} label={firmName} field={field}>
            <SelectInput<InvoiceGrouping>
              {...field}
              isLoading={update.isRunning}
              options={optionsOf(invoiceGroupingWords, invoiceGroupings)}
            />
          </Question>
        );
      })}
    </Sheet>
  );
}
