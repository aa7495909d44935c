import type { ClientDetails } from '@writdesk/contract/clients/clients';
import { interest, type InterestTerms } from '@writdesk/contract/invoices/interest';
import { stateName } from '../../labels/law/states.ts';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useBodyForm } from '../../shared/form/index.ts';
import { proseDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts, toast } from '../../shared/ui/index.ts';
import { interestMessages } from './interest-messages.ts';
import { Cap, percentOf } from './InterestSheet.tsx';

interface InterestDialogProps {
  company: Pick<ClientDetails, 'id' | 'name'>;
  terms: InterestTerms;
  onClose: () => void;
}

/** Sets the rate for a company from the next month on. */
export default function InterestDialog({ company, terms, onClose }: InterestDialogProps) {
  const t = useText(interestMessages);
  const locale = useLocale();
  const { rates, startsOn, caps } = terms;
  const initial = { basisPoints: percentOf(rates[0]?.basisPoints ?? 0) };
  const form = useBodyForm(initial, interest.set.body, (values) => ({
    basisPoints: basisPointsOf(values.basisPoints),
  }));
  const set = useAction(interest.set, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    set
      .runAsync({ params: { id: company.id }, body })
      .then(() => {
        toast.success(company.name, { title: t('saved') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  const field = form.field('basisPoints');
  return (
    <RecordDialog
      title={t('setTitle', { name: company.name })}
      keep={t('keep')}
      save={t('set')}
      lead={
        <>
          <p>{t('setText', { day: proseDay(startsOn) })}</p>
          <Facts
            items={caps.map((cap) => ({
              label: t('most', { state: stateName(cap.stateCode, locale) }),
              value: <Cap cap={cap} />,
            }))}
          />
        </>
      }
      form={{ ...form, submit, isRunning: set.isRunning }}
      onClose={onClose}
    >
      <Question label={t('basisPoints')} hint={t('percentNote')} field={field}>
        <TextInput {...field} inputMode="decimal" maxLength={6} />
      </Question>
    </RecordDialog>
  );
}

/** A percentage as people enter it, in hundredths of a percent; what is none stays none, and the shape says so. */
function basisPointsOf(text: string): number {
  const percent = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(text)?.[1];
  return percent === undefined ? Number.NaN : Math.round(Number(percent.replace(',', '.')) * 100);
}
