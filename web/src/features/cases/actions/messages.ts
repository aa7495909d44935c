import { defineMessages } from '../../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    keep: 'Not now',
    keepCase: 'Keep the case',
    changedMeanwhile: 'This case was changed while its form was open',
    changedBy: '{by}: {what}',
    typingKept: 'What you typed is kept. Look at it again, then confirm.',
    actGone: 'This can’t be done to the case as it stands: it is “{status}”. What you typed is not sent.',
    missingFacts: '{count, plural, one {One fact of the case to fix} other {# facts of the case to fix}}',
    reasons: 'Why?',
    reasonsHint: 'Counted, so that the same thing is asked for less often.',
    chooseReasons: 'Choose one or more',
    giveReason: 'Choose at least one reason.',
    comment: 'Comment',
    giveComment: 'Say why, in a comment.',
    clientReads: 'The client reads this.',
    firmReads: 'The firm alone reads this.',
    note: 'Note',

    overdueInvoices: 'Overdue invoices',
    invoice: 'Invoice',
    balance: 'Open',
    invoiceDue: '{number}, due {day}',
    toPay: 'To pay',

    reviewTitle: 'Send to attorney review?',
    whoReviews: 'Which lawyer?',
    whoReviewsHint: 'Left empty, the one admitted in {state} with the fewest open cases.',

    toIntakeTitle: 'Send the case back to intake?',
    toCheckTitle: 'Send the case back to the initial check?',
    toCheckLead: 'A packet that has not left the house is taken apart again.',
    fixes: 'Fixes',

    resendTitle: 'Send the packet out again?',
    resendLead: 'It goes out under the approval that it has.',
    fixesDone: 'Every fix is done, and no party, sum, notice or address was changed',
    tickFixes: 'Tick every fix first.',
    occupied: 'Does somebody still live there?',

    method: 'How?',

    giveWhole: 'Give a whole number.',
    answerWindow: 'The tenant may answer until {due}; on {day} the hearing would be too early.',

    militaryTitle: 'Servicemember search (SCRA)',
    militaryHint: 'Before a default the court wants to know that nobody is in military service.',

    dismissWhy: 'Why?',
    denyTitle: 'Deny this case?',
    denyLead: 'The firm does not take it. The company is told why.',
    giveWhy: 'Choose the reason.',
    releaseTitle: 'Let this case in before the invoice is paid?',
    releaseLead: 'It goes to intake at once, and the reason is kept.',
    releaseReason: 'Why is it let in?',
  },
  es: {
    keep: 'Ahora no',
    keepCase: 'Conservar el caso',
    changedMeanwhile: 'El caso cambió mientras su formulario estaba abierto',
    changedBy: '{by}: {what}',
    typingKept: 'Lo que escribió se conserva. Revíselo y confirme.',
    actGone: 'Esto no se puede hacer al caso tal como está: «{status}». Lo que escribió no se envía.',
    missingFacts:
      '{count, plural, one {Un dato del caso por corregir} other {# datos del caso por corregir}}',
    reasons: '¿Por qué?',
    reasonsHint: 'Se cuenta, para pedir lo mismo menos veces.',
    chooseReasons: 'Elija uno o más',
    giveReason: 'Elija al menos un motivo.',
    comment: 'Comentario',
    giveComment: 'Diga por qué, en un comentario.',
    clientReads: 'El cliente lo lee.',
    firmReads: 'Solo lo lee el bufete.',
    note: 'Nota',

    overdueInvoices: 'Facturas vencidas',
    invoice: 'Factura',
    balance: 'Pendiente',
    invoiceDue: '{number}, vencida el {day}',
    toPay: 'A pagar',

    reviewTitle: '¿Enviar a revisión del abogado?',
    whoReviews: '¿Qué abogado?',
    whoReviewsHint: 'Si queda vacío, el admitido en {state} con menos casos abiertos.',

    toIntakeTitle: '¿Devolver el caso a recepción?',
    toCheckTitle: '¿Devolver el caso a la revisión inicial?',
    toCheckLead: 'Un paquete que no ha salido se deshace.',
    fixes: 'Correcciones',

    resendTitle: '¿Enviar el paquete de nuevo?',
    resendLead: 'Sale con la aprobación que tiene.',
    fixesDone: 'Todas las correcciones están hechas y no cambió ninguna parte, importe, aviso ni dirección',
    tickFixes: 'Marque primero todas las correcciones.',
    occupied: '¿Sigue viviendo alguien allí?',

    method: '¿Cómo?',

    giveWhole: 'Indique un número entero.',
    answerWindow: 'El inquilino puede contestar hasta el {due}; el {day} la audiencia sería prematura.',

    militaryTitle: 'Búsqueda de servicio militar (SCRA)',
    militaryHint: 'Antes de un fallo en rebeldía el tribunal quiere saber que nadie presta servicio militar.',

    dismissWhy: '¿Por qué?',
    denyTitle: '¿Denegar este caso?',
    denyLead: 'El bufete no lo toma. Se dice a la empresa por qué.',
    giveWhy: 'Elija el motivo.',
    releaseTitle: '¿Admitir el caso antes de que se pague la factura?',
    releaseLead: 'Va a recepción de inmediato, y el motivo se guarda.',
    releaseReason: '¿Por qué se admite?',
  },
});
