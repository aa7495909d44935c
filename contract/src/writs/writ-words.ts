import { ownKeys } from '../values/records.ts';

/** What an action on a writ is called. `{writ}` is the state’s own word, and `{Writ}` begins a sentence with it. */
export interface WritActionWords {
  full: string;
  /** On the button of a list’s row, in at most 16 letters. */
  short: string;
  /** As something done. */
  done: string;
  /** As a step of a workflow. */
  step: string;
  /** On the timeline, with the values of its event. */
  event: string;
}

/** The words of each action on a writ, for buttons, timelines, workflow steps and sentences. `writ-actions.ts` asks that none is missing. */
export const writWords = {
  create: {
    en: {
      full: 'Start the {writ}',
      short: 'Start writ',
      done: 'Writ started',
      step: 'Create the writ',
      event: '{Writ} {number} started',
    },
    es: {
      full: 'Iniciar la {writ}',
      short: 'Iniciar orden',
      done: 'Orden iniciada',
      step: 'Crear la orden',
      event: '{Writ} {number}: iniciada',
    },
  },
  submit: {
    en: {
      full: 'Send the questions to the company',
      short: 'Send questions',
      done: 'Questions sent to the company',
      step: 'Submit the writ to the client',
      event: '{Writ} {number}: questions sent to the company',
    },
    es: {
      full: 'Enviar las preguntas a la empresa',
      short: 'Enviar preguntas',
      done: 'Preguntas enviadas a la empresa',
      step: 'Enviar la orden al cliente',
      event: '{Writ} {number}: preguntas enviadas a la empresa',
    },
  },
  'client-confirm': {
    en: {
      full: 'Answer the questions',
      short: 'Answer',
      done: 'Your answers are signed and sent',
      step: 'Client confirms the writ',
      event: '{Writ} {number}: answered, signed by {signedBy}',
    },
    es: {
      full: 'Responder las preguntas',
      short: 'Responder',
      done: 'Respuestas firmadas y enviadas',
      step: 'El cliente confirma la orden',
      event: '{Writ} {number}: respondida, firma {signedBy}',
    },
  },
  reviewed: {
    en: {
      full: 'Sign the {writ}',
      short: 'Sign',
      done: 'Writ signed',
      step: 'Review the writ',
      event: '{Writ} {number} reviewed',
    },
    es: {
      full: 'Firmar la {writ}',
      short: 'Firmar',
      done: 'Orden firmada',
      step: 'Revisar la orden',
      event: '{Writ} {number}: revisada',
    },
  },
  file: {
    en: {
      full: 'Record the filing',
      short: 'Record filing',
      done: 'Filing recorded',
      step: 'File the writ',
      event: '{Writ} {number} filed, {receipt}, {filedOn}',
    },
    es: {
      full: 'Registrar la presentación',
      short: 'Presentada',
      done: 'Presentación registrada',
      step: 'Presentar la orden',
      event: '{Writ} {number}: presentada, {receipt}, {filedOn}',
    },
  },
  issue: {
    en: {
      full: 'Record the issue',
      short: 'Record issue',
      done: 'Issue recorded',
      step: 'Writ issued by the court',
      event: '{Writ} {number} issued as {writNumber}, {issuedOn}',
    },
    es: {
      full: 'Registrar la emisión',
      short: 'Emitida',
      done: 'Emisión registrada',
      step: 'Orden emitida por el tribunal',
      event: '{Writ} {number}: emitida como {writNumber}, {issuedOn}',
    },
  },
  post: {
    en: {
      full: 'Record the posting',
      short: 'Record posting',
      done: 'Posting recorded',
      step: 'Post the writ',
      event: '{Writ} {number} posted by {officer}, {postedAt}',
    },
    es: {
      full: 'Registrar la fijación',
      short: 'Fijada',
      done: 'Fijación registrada',
      step: 'Fijar la orden',
      event: '{Writ} {number}: fijada por {officer}, {postedAt}',
    },
  },
  execute: {
    en: {
      full: 'Record possession',
      short: 'Possession',
      done: 'Possession recorded',
      step: 'Carry out the writ',
      event: '{Writ} {number} carried out by {executedBy}, {executedAt}. Goods: {goods}',
    },
    es: {
      full: 'Registrar la posesión',
      short: 'Posesión',
      done: 'Posesión registrada',
      step: 'Ejecutar la orden',
      event: '{Writ} {number}: ejecutada por {executedBy}, {executedAt}. Bienes: {goods}',
    },
  },
  resume: {
    en: {
      full: 'Resume the {writ}',
      short: 'Resume',
      done: 'Writ resumed',
      step: 'Resume the writ',
      event: '{Writ} {number} goes on: {order}',
    },
    es: {
      full: 'Reanudar la {writ}',
      short: 'Reanudar',
      done: 'Orden reanudada',
      step: 'Reanudar la orden',
      event: '{Writ} {number}: sigue: {order}',
    },
  },
  'request-resubmit': {
    en: {
      full: 'Request a new submission',
      short: 'Send back',
      done: 'New submission requested',
      step: 'Ask for the writ again',
      event: '{Writ} {number} sent back: {comment}',
    },
    es: {
      full: 'Pedir un nuevo envío',
      short: 'Devolver',
      done: 'Nuevo envío solicitado',
      step: 'Pedir la orden de nuevo',
      event: '{Writ} {number}: devuelta: {comment}',
    },
  },
  'return-unexecuted': {
    en: {
      full: 'Record a return unexecuted',
      short: 'Returned',
      done: 'Return recorded',
      step: 'Return the writ unexecuted',
      event: '{Writ} {number} returned unexecuted: {comment}',
    },
    es: {
      full: 'Registrar la devolución sin ejecutar',
      short: 'Devuelta',
      done: 'Devolución registrada',
      step: 'Devolver la orden sin ejecutar',
      event: '{Writ} {number}: devuelta sin ejecutar: {comment}',
    },
  },
  stay: {
    en: {
      full: 'Stay the {writ}',
      short: 'Stay',
      done: 'Writ stayed',
      step: 'Stay the writ',
      event: '{Writ} {number} stayed: {order}',
    },
    es: {
      full: 'Suspender la {writ}',
      short: 'Suspender',
      done: 'Orden suspendida',
      step: 'Suspender la orden',
      event: '{Writ} {number}: suspendida: {order}',
    },
  },
  cancel: {
    en: {
      full: 'Cancel the {writ}',
      short: 'Cancel writ',
      done: 'Writ canceled',
      step: 'Cancel the writ',
      event: '{Writ} {number} canceled: {comment}',
    },
    es: {
      full: 'Cancelar la {writ}',
      short: 'Cancelar',
      done: 'Orden cancelada',
      step: 'Cancelar la orden',
      event: '{Writ} {number}: cancelada: {comment}',
    },
  },
  expire: {
    en: {
      full: 'Let the {writ} expire',
      short: 'Expire',
      done: 'Writ expired',
      step: 'Writ expires',
      event: '{Writ} {number} expired, last day {lastDay}',
    },
    es: {
      full: 'Dejar vencer la {writ}',
      short: 'Vencer',
      done: 'Orden vencida',
      step: 'La orden vence',
      event: '{Writ} {number}: vencida, último día {lastDay}',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'en' | 'es', WritActionWords>>>>;

type Step = `writ-${keyof typeof writWords}`;
/** The same as steps of a workflow, by the names that steps have. */
export const writStepWords = (locale: 'en' | 'es') =>
  Object.fromEntries(
    ownKeys(writWords).map((action) => [`writ-${action}`, writWords[action][locale].step]),
  ) as Readonly<Record<Step, string>>;
