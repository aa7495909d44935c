import { formatMoney } from '@writdesk/contract/values/money';
import { writeLetter } from '../../platform/mail/letter.ts';
import { longDay } from '../../platform/mail/long-day.ts';

interface InvoiceLetter {
  language: 'en' | 'es';
  /** Whether the reader has an account; else the link is good for a while, and for invoices alone. */
  signsIn: boolean;
  firm: string;
  company: string;
  number: string;
  balanceCents: number;
  dueDate: string;
  link: string;
}

const texts = {
  en: {
    subject: ({ number, firm }: InvoiceLetter) => `Invoice ${number} from ${firm}`,
    hello: 'Hello,',
    said: ({ firm, number, company }: InvoiceLetter, balance: string, due: string) =>
      `${firm} sent invoice ${number} to ${company}. ${balance} is due on ${due}.`,
    act: 'View invoice',
    orCopy: 'Or copy this address into your browser:',
    note: 'The invoice is in Writdesk: sign in to read its charges and to download it as a PDF.',
    linkNote:
      'You don’t need an account. The link shows open invoices and works for 30 days. Anyone who has it can see them, so don’t forward it.',
  },
  es: {
    subject: ({ number, firm }: InvoiceLetter) => `Factura ${number} de ${firm}`,
    hello: 'Hola:',
    said: ({ firm, number, company }: InvoiceLetter, balance: string, due: string) =>
      `${firm} envió la factura ${number} a ${company}. Se deben ${balance} hasta el ${due}.`,
    act: 'Ver la factura',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'La factura está en Writdesk: inicie sesión para leer sus cargos y descargarla en PDF.',
    linkNote:
      'No necesita una cuenta. El enlace muestra las facturas abiertas y funciona 30 días. Quien lo tenga puede verlas: no lo reenvíe.',
  },
} as const;

/** Says that an invoice is there, how much is left and until when; of its cases nothing, for an email may be read by others. */
export function invoiceLetter(letter: InvoiceLetter) {
  const { subject, hello, said, act, orCopy, note, linkNote } = texts[letter.language];
  return writeLetter({
    language: letter.language,
    subject: subject(letter),
    paragraphs: [
      hello,
      said(letter, formatMoney(letter.balanceCents), longDay(letter.dueDate, letter.language)),
    ],
    act: { label: act, link: letter.link, orCopy },
    notes: [letter.signsIn ? note : linkNote],
  });
}
