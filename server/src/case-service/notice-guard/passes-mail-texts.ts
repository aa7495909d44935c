import type { OverriddenPoint } from '@writdesk/contract/notices/notice-guard';

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
  points: Readonly<Record<OverriddenPoint, string>>;
  act: string;
  orCopy: string;
  note: string;
}

export const passesMailTexts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    hello: (firstName) => `Hello ${firstName},`,
    passed: ({ count, from, isLast }) =>
      `${count === 1 ? '1 legal check was' : `${count} legal checks were`} overridden ${isLast ? 'last week' : `since ${from}`}`,
    subject: (span) => `Writdesk: ${passesMailTexts.en.passed(span)}`,
    lead: 'A case’s notice must be in order before the case goes to court, and each action waits for its lawful day. Lawyers at your firm overrode these checks, each with a reason:',
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
      plaintiff: 'The plaintiff’s name',
      owner: 'The owner in the register',
      license: 'The rental license',
      lead: 'The lead certificate',
      agent: 'The agent',
      dayAhead: 'Before the lawful day',
      dayUnknown: 'Without a known lawful day',
      dayPast: 'After the last lawful day',
      noHearing: 'Without a hearing',
      hearingAhead: 'Before the hearing',
      hearingLater: 'A day before the hearing',
      notServed: 'No return of service for everybody',
      courtClosed: 'On a day when the court is closed',
      docketUnchecked: 'Docket not checked',
      searchMissing: 'Without a search for military service',
      searchOld: 'An old search for military service',
      searchUncertain: 'A search for military service without a certain answer',
      servicemember: 'Against a servicemember',
    },
    act: 'See them in Writdesk',
    orCopy: 'Or copy this address into your browser:',
    note: 'You receive this email on Monday mornings because you are an administrator of your firm in Writdesk. It is sent only after a week in which a check was overridden.',
  },
  es: {
    hello: (firstName) => `Hola, ${firstName}:`,
    passed: ({ count, from, isLast }) =>
      `${isLast ? 'la semana pasada' : `desde el ${from}`} ${count === 1 ? 'se dispensó 1 control legal' : `se dispensaron ${count} controles legales`}`,
    subject: (span) => `Writdesk: ${passesMailTexts.es.passed(span)}`,
    lead: 'El aviso de un caso debe estar en orden antes de ir al tribunal, y cada acción espera su día lícito. Abogados de su bufete dispensaron estos puntos, cada uno con un motivo:',
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
      plaintiff: 'El nombre del demandante',
      owner: 'El dueño en el registro',
      license: 'La licencia de alquiler',
      lead: 'El certificado de plomo',
      agent: 'El agente',
      dayAhead: 'Antes del día lícito',
      dayUnknown: 'Sin día lícito conocido',
      dayPast: 'Después del último día lícito',
      noHearing: 'Sin audiencia',
      hearingAhead: 'Antes de la audiencia',
      hearingLater: 'Un día anterior a la audiencia',
      notServed: 'Sin acta de notificación de todos',
      courtClosed: 'En un día en que el tribunal está cerrado',
      docketUnchecked: 'Sin consultar el expediente',
      searchMissing: 'Sin búsqueda de servicio militar',
      searchOld: 'Con una búsqueda militar antigua',
      searchUncertain: 'Con una búsqueda militar sin respuesta segura',
      servicemember: 'Contra un militar en servicio',
    },
    act: 'Verlos en Writdesk',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Recibe este correo los lunes por la mañana porque administra su bufete en Writdesk, y solo tras una semana en la que se dispensó algún punto.',
  },
};
