import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** What only a company’s Home and an overseer’s say. */
export const overviewMessages = defineMessages({
  en: {
    moreQuestions: '{count, plural, one {# more writ waits} other {# more writs wait}} for your answers',
    thingsWait:
      '{count, plural, =0 {Nothing waits for you} one {One thing waits for you} other {# things wait for you}}',
    needed: 'Action needed',
    onHold: 'On hold',
    drafts: 'Drafts to finish',
    payInvoice: 'Pay invoice {number}',
    holdsCases: '{late}; new cases are held',
    toPay: 'Invoices to pay',
    invoiceDue: 'due {day}, {when}',
    comingUp: 'Coming up',
    thisYear: 'This year',
    yourCases: 'Your cases',
    byStage: 'Cases by stage',
    allCases: 'All {count}',
    clientDone: 'The firm has everything it needs',
    clientDoneText: 'When the firm requests something, or a draft needs to be finished, it appears here.',
    readerDone: 'Nothing here is for you to do',
    readerDoneText:
      'The company’s managers answer the firm. You can follow each case, and see what comes up.',
    clientFirst: 'Open your first case',
    clientFirstText:
      'Give the unit, the tenants, what is owed and the notice you gave. The firm checks it, files it and takes it to court. You see each step here.',
    newCase: 'New case',
  },
  es: {
    moreQuestions: '{count, plural, one {# orden más espera} other {# órdenes más esperan}} sus respuestas',
    thingsWait:
      '{count, plural, =0 {Nada espera por usted} one {Una cosa espera por usted} other {# cosas esperan por usted}}',
    needed: 'Acción necesaria',
    onHold: 'En espera',
    drafts: 'Borradores por terminar',
    payInvoice: 'Pagar la factura {number}',
    holdsCases: '{late}; los casos nuevos esperan',
    toPay: 'Facturas por pagar',
    invoiceDue: 'vence el {day}, {when}',
    comingUp: 'Próximamente',
    thisYear: 'Este año',
    yourCases: 'Sus casos',
    byStage: 'Casos por etapa',
    allCases: 'Todos: {count}',
    clientDone: 'El bufete tiene todo lo que necesita',
    clientDoneText: 'Cuando pida algo, o quede un borrador por terminar, estará aquí.',
    readerDone: 'Aquí no hay nada que deba hacer usted',
    readerDoneText:
      'Los administradores de la empresa responden al bufete. Usted puede seguir cada caso y ver lo que viene.',
    clientFirst: 'Abra su primer caso',
    clientFirstText:
      'Indique la unidad, los inquilinos, lo que se debe y el aviso que dio. El bufete lo revisa, lo presenta y lo lleva al tribunal; usted ve aquí cada paso.',
    newCase: 'Nuevo caso',
  },
});
