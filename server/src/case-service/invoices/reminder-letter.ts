import { formatMoney } from '@writdesk/contract/values/money';
import { writeLetter } from '../../platform/mail/letter.ts';
import { longDay } from '../../platform/mail/long-day.ts';
import type { Remindable } from './invoice-reminder-queries.ts';

interface ReminderLetter {
  /** Whether it reminds of what was sent before. */
  reminds: boolean;
  language: 'en' | 'es';
  /** Whether the reader has an account; else the link is good for a while, and for invoices alone. */
  signsIn: boolean;
  firm: string;
  company: string;
  invoices: readonly Pick<Remindable, 'number' | 'balanceCents' | 'dueDate' | 'isDue'>[];
  link: string;
}

const texts = {
  en: {
    subject: ({ firm, invoices, reminds }: ReminderLetter) =>
      !reminds
        ? `${invoices.length} invoices from ${firm}`
        : invoices.length === 1
          ? `Reminder: invoice ${invoices[0]?.number} from ${firm}`
          : `Reminder: ${invoices.length} invoices from ${firm}`,
    hello: 'Hello,',
    said: ({ firm, company, reminds }: ReminderLetter) =>
      reminds
        ? `This is a reminder from ${firm} that these invoices of ${company} are open:`
        : `${firm} sent these invoices to ${company}:`,
    line: (isDue: boolean, balance: string, day: string) =>
      isDue ? `${balance} was due on ${day}.` : `${balance} is due on ${day}.`,
    invoice: 'Invoice',
    act: 'View and pay',
    orCopy: 'Or copy this address into your browser:',
    note: 'If you have paid already, you don’t need to do anything. Sign in to Writdesk to read the charges.',
    linkNote:
      'If you have paid already, you don’t need to do anything. You don’t need an account: the link shows open invoices and works for 30 days. Anyone who has it can see them, so don’t forward it.',
  },
  es: {
    subject: ({ firm, invoices, reminds }: ReminderLetter) =>
      !reminds
        ? `${invoices.length} facturas de ${firm}`
        : invoices.length === 1
          ? `Recordatorio: factura ${invoices[0]?.number} de ${firm}`
          : `Recordatorio: ${invoices.length} facturas de ${firm}`,
    hello: 'Hola:',
    said: ({ firm, company, reminds }: ReminderLetter) =>
      reminds
        ? `${firm} recuerda a ${company} lo que está pendiente:`
        : `${firm} envió estas facturas a ${company}:`,
    line: (isDue: boolean, balance: string, day: string) =>
      isDue ? `${balance} venció el ${day}.` : `${balance} vence el ${day}.`,
    invoice: 'Factura',
    act: 'Ver y pagar',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Si ya pagó, no tiene que hacer nada. Inicie sesión en Writdesk para leer los cargos.',
    linkNote:
      'Si ya pagó, no tiene que hacer nada. No necesita una cuenta: el enlace muestra las facturas abiertas y funciona 30 días. Quien lo tenga puede verlas: no lo reenvíe.',
  },
} as const;

/** Sends a company several invoices, or reminds it of its open ones, all in one email; of their cases it says nothing, for an email may be read by others. */
export function reminderLetter(letter: ReminderLetter) {
  const { language, invoices } = letter;
  const { subject, hello, said, line, invoice, act, orCopy, note, linkNote } = texts[language];
  return writeLetter({
    language,
    subject: subject(letter),
    paragraphs: [hello, said(letter)],
    sections: invoices.map(({ number, balanceCents, dueDate, isDue }) => ({
      title: `${invoice} ${number}`,
      lines: [line(isDue, formatMoney(balanceCents), longDay(dueDate, language))],
    })),
    act: { label: act, link: letter.link, orCopy },
    notes: [letter.signsIn ? note : linkNote],
  });
}
