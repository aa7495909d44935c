import { formatMoney } from '@writdesk/contract/values/money';
import { writeLetter } from '../../platform/mail/letter.ts';
import { longDay } from '../../platform/mail/long-day.ts';
import type { ReleasedAlone } from './released-alone-queries.ts';

interface ReleasedAloneLetter {
  firstName: string;
  language: 'en' | 'es';
  checks: readonly ReleasedAlone[];
  /** Where the reader finds them; null for who has no access to checks. */
  link: string | null;
}

const texts = {
  en: {
    subject: (count: number, sum: string) =>
      count === 1
        ? `Writdesk: 1 check over ${sum} was released by one person`
        : `Writdesk: ${count} checks over ${sum} were released by one person`,
    hello: (firstName: string) => `Hello ${firstName},`,
    lead: 'Only one person in your firm may approve checks. Up to the limit that your firm has set, this person released checks that they had also generated. Look through them:',
    check: (number: number) => `Check ${number}`,
    line: (amount: string, payee: string, by: string, day: string) => `${amount} to ${payee}, ${by}, ${day}`,
    void: 'Void since then',
    act: 'See the checks',
    orCopy: 'Or copy this address into your browser:',
    note: 'The administrators and lawyers of your firm receive this email on Monday mornings, after a week in which one person released a check alone.',
  },
  es: {
    subject: (count: number, sum: string) =>
      count === 1
        ? `Writdesk: una sola persona emitió 1 cheque por ${sum}`
        : `Writdesk: una sola persona emitió ${count} cheques por ${sum}`,
    hello: (firstName: string) => `Hola, ${firstName}:`,
    lead: 'Solo una persona de su bufete puede aprobar cheques. Hasta el límite que fijó su bufete, esa persona emitió cheques que también había generado. Revíselos:',
    check: (number: number) => `Cheque ${number}`,
    line: (amount: string, payee: string, by: string, day: string) => `${amount} a ${payee}, ${by}, ${day}`,
    void: 'Anulado desde entonces',
    act: 'Ver los cheques',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Los administradores y abogados de su bufete reciben este correo los lunes por la mañana, tras una semana en la que una persona emitió sola un cheque.',
  },
} as const;

/** Lists the checks of a week that one person released alone. */
export function releasedAloneLetter({ firstName, language, checks, link }: ReleasedAloneLetter) {
  const said = texts[language];
  const sum = formatMoney(checks.reduce((total, { amountCents }) => total + amountCents, 0));
  return writeLetter({
    language,
    subject: said.subject(checks.length, sum),
    paragraphs: [said.hello(firstName), said.lead],
    sections: checks.map(({ number, issuedOn, payeeName, amountCents, approvedByName, status }) => ({
      title: said.check(number ?? 0),
      lines: [
        said.line(
          formatMoney(amountCents),
          payeeName,
          approvedByName ?? '',
          longDay(issuedOn ?? '', language),
        ),
        ...(status === 'VOIDED' ? [said.void] : []),
      ],
    })),
    ...(link && { act: { label: said.act, link, orCopy: said.orCopy } }),
    notes: [said.note],
  });
}
