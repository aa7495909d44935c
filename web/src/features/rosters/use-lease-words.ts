import type { FieldWords } from '../../shared/form/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import type { LeaseFormValues, MoneyLine } from './lease-form-values.ts';
import { messages } from './messages.ts';

const names = {
  leaseFrom: 'leaseFrom',
  leaseTo: 'leaseTo',
  term: 'term',
  rentCents: 'rent',
  dueDay: 'dueDay',
  lateFeeCents: 'lateFee',
  depositCents: 'deposit',
  subsidy: 'subsidy',
  movedInOn: 'movedInOn',
  movedOutOn: 'movedOutOn',
  noticeGivenOn: 'noticeGivenOn',
  paymentPlan: 'paymentPlan',
  inService: 'inService',
  people: 'people',
  ledger: 'ledger',
} as const satisfies Record<keyof LeaseFormValues, string>;

const sumOf = (cents: number | null) => (cents === null ? '' : formatMoney(cents));
const dayOf = (day: string | null) => (day === null ? '' : recordDay(day));

/** What was answered to a question that nobody has to answer. */
export const answerOf = (answer: boolean | null) => (answer === null ? 'unknown' : answer ? 'yes' : 'no');

/** The fields of a lease in words, for what two people changed. */
export function useLeaseWords(): FieldWords<LeaseFormValues> {
  const t = useText(messages);
  const lineText = ({ kind, dueOn, amountCents }: MoneyLine) =>
    [t(kind), dayOf(dueOn), sumOf(amountCents)].filter(Boolean).join(' ');
  const textOf = (field: keyof LeaseFormValues, values: LeaseFormValues): string => {
    switch (field) {
      case 'people':
        return values.people
          .map(({ firstName, lastName, phone }) => [firstName, lastName, phone].filter(Boolean).join(' '))
          .join('; ');
      case 'ledger':
        return values.ledger.map(lineText).join('; ');
      case 'term':
      case 'subsidy':
        return t(values[field]);
      case 'dueDay':
        return values.dueDay;
      case 'rentCents':
      case 'lateFeeCents':
      case 'depositCents':
        return sumOf(values[field]);
      case 'paymentPlan':
      case 'inService':
        return t(answerOf(values[field]));
      default:
        return dayOf(values[field]);
    }
  };
  return { nameOf: (field) => t(names[field]), textOf };
}
