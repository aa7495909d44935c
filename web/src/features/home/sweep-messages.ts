import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** The payment sweep on Home: a question of each tenant for a company, a row of each sitting for the firm. */
export const sweepMessages = defineMessages({
  en: {
    beforeCourt: 'Before court',
    hasPaid: '{count, plural, one {Has {names} paid?} other {Have {names} paid?}}',
    haveTenantsPaid: 'Have the tenants paid?',
    heard: '{place}, heard {day}',
    today: 'today',
    answerBy: 'Answer by {time}, {day}',
    answerByNear: 'Answer by {time} {day}',
    answered: 'Your answer: {answer}',
    moreQuestions: '{count, plural, one {# more hearing waits} other {# more hearings wait}} for your answer',
    sweep: 'Payment sweep before court',
    unanswered: '{count} of {of} without an answer: {properties}',
    docketOf: 'Docket {day}, {room}',
    until: 'until {when}',
    open: 'Open sweep',
  },
  es: {
    beforeCourt: 'Antes de la audiencia',
    hasPaid: '{count, plural, one {¿Ha pagado {names}?} other {¿Han pagado {names}?}}',
    haveTenantsPaid: '¿Han pagado los inquilinos?',
    heard: '{place}, audiencia {day}',
    today: 'hoy',
    answerBy: 'Responda antes de las {time}, {day}',
    answerByNear: 'Responda {day} antes de las {time}',
    answered: 'Su respuesta: {answer}',
    moreQuestions:
      '{count, plural, one {# audiencia más espera} other {# audiencias más esperan}} su respuesta',
    sweep: 'Pagos antes de la audiencia',
    unanswered: '{count} de {of} sin respuesta: {properties}',
    docketOf: 'Agenda {day}, {room}',
    until: 'hasta {when}',
    open: 'Ver respuestas',
  },
});
