import type { NoticePointName } from '@writdesk/contract/notices/notice-points';

export interface Span {
  count: number;
  /** The first day, in the reader's words. */
  from: string;
  /** It is exactly the week before. */
  isLast: boolean;
}

interface Texts {
  hello(firstName: string): string;
  /** How many, and in which time; also the title on the screen. */
  passed(span: Span): string;
  subject(span: Span): string;
  lead: string;
  entry(pass: { caseTitle: string; point: string; reason: string; by: string; day: string }): string;
  more(count: number): string;
  points: Readonly<Record<NoticePointName, string>>;
  act: string;
  orCopy: string;
  note: string;
}

export const passesMailTexts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    hello: (firstName) => `Hello ${firstName},`,
    passed: ({ count, from, isLast }) =>
      `${count === 1 ? '1 point of a notice was' : `${count} points of notices were`} overridden ${isLast ? 'last week' : `since ${from}`}`,
    subject: (span) => `Writdesk: ${passesMailTexts.en.passed(span)}`,
    lead: 'Before a case goes to court, the check of its notice must be in order. Lawyers of your firm overrode these points, each with a reason:',
    entry: ({ caseTitle, point, reason, by, day }) => `${caseTitle}: ${point}. “${reason}” ${by}, ${day}`,
    more: (count) => (count === 1 ? 'And one more.' : `And ${count} more.`),
    points: {
      length: 'How long it runs',
      method: 'How it was given',
      type: 'Which notice it is',
      amount: 'The amount',
      proof: 'Proof of service',
      cares: 'The CARES Act',
      cure: 'The time to fix it',
    },
    act: 'See them in Writdesk',
    orCopy: 'Or copy this address into your browser:',
    note: 'You get this mail on Monday mornings because you administer your firm in Writdesk, and only after a week in which a point was overridden.',
  },
  es: {
    hello: (firstName) => `Hola, ${firstName}:`,
    passed: ({ count, from, isLast }) =>
      `${isLast ? 'la semana pasada' : `desde el ${from}`} ${count === 1 ? 'se dispensó 1 punto de un aviso' : `se dispensaron ${count} puntos de avisos`}`,
    subject: (span) => `Writdesk: ${passesMailTexts.es.passed(span)}`,
    lead: 'Antes de que un caso vaya al tribunal, el control de su aviso debe estar en orden. Abogados de su bufete dispensaron estos puntos, cada uno con un motivo:',
    entry: ({ caseTitle, point, reason, by, day }) => `${caseTitle}: ${point}. «${reason}» ${by}, ${day}`,
    more: (count) => (count === 1 ? 'Y uno más.' : `Y ${count} más.`),
    points: {
      length: 'Cuánto dura',
      method: 'Cómo se dio',
      type: 'Qué aviso es',
      amount: 'El monto',
      proof: 'La prueba de entrega',
      cares: 'La Ley CARES',
      cure: 'El plazo para corregirlo',
    },
    act: 'Verlos en Writdesk',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Recibe este correo los lunes por la mañana porque administra su bufete en Writdesk, y solo tras una semana en la que se dispensó algún punto.',
  },
};
