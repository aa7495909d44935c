import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    keep: 'Not now',
    keepCase: 'Keep the case',
    changedMeanwhile: 'This case was changed while its form was open',
    changedBy: '{by}: {what}',
    typingKept: 'What you typed is kept. Review it, then confirm.',
    actGone: 'This action is not available: the case is “{status}”. What you typed was not sent.',
    missingFacts: '{count, plural, one {One fact of the case to fix} other {# facts of the case to fix}}',
    reasons: 'Why?',
    reasonsHint: 'We count these, so that the same thing is requested less often.',
    chooseReasons: 'Choose one or more',
    giveReason: 'Choose at least one reason.',
    comment: 'Comment',
    giveComment: 'Enter a comment that says why.',
    clientReads: 'The client sees this.',
    firmReads: 'Only the firm sees this.',
    note: 'Note',

    overdueInvoices: 'Overdue invoices',
    invoice: 'Invoice',
    balance: 'Open',
    invoiceDue: '{number}, due {day}',
    toPay: 'To pay',

    reviewTitle: 'Send to attorney review?',
    whoReviews: 'Which lawyer?',
    whoReviewsHint: 'If left empty, the attorney admitted in {state} with the fewest open cases.',

    toIntakeTitle: 'Send the case back to intake?',
    toCheckTitle: 'Send the case back to the initial check?',
    toCheckLead: 'A packet that has not been sent yet is undone.',
    fixes: 'Fixes',

    resendTitle: 'Send the packet out again?',
    resendLead: 'It goes out under the existing approval.',
    fixesDone: 'Every fix is done, and no party, amount, notice or address changed',
    tickFixes: 'Check every fix first.',
    occupied: 'Does somebody still live there?',

    method: 'How?',

    giveWhole: 'Enter a whole number.',

    militaryTitle: 'Servicemember search (SCRA)',
    militaryHint: 'Before a default, the court asks whether anybody is in military service.',

    dismissWhy: 'Why?',
    denyTitle: 'Deny this case?',
    denyLead: 'The firm does not take the case. The company is notified of the reason.',
    giveWhy: 'Choose the reason.',
    releaseTitle: 'Release this case before the invoice is paid?',
    releaseLead: 'It goes to intake at once, and the reason is recorded.',
    releaseReason: 'Why do you release it?',
  },
  es: {
    keep: 'Ahora no',
    keepCase: 'Conservar el caso',
    changedMeanwhile: 'El caso cambió mientras su formulario estaba abierto',
    changedBy: '{by}: {what}',
    typingKept: 'Lo que escribió se conserva. Revíselo y confirme.',
    actGone: 'Esta acción no está disponible: el caso está en «{status}». Lo que escribió no se envió.',
    missingFacts:
      '{count, plural, one {Un dato del caso por corregir} other {# datos del caso por corregir}}',
    reasons: '¿Por qué?',
    reasonsHint: 'Los contamos, para pedir lo mismo menos veces.',
    chooseReasons: 'Elija uno o más',
    giveReason: 'Elija al menos un motivo.',
    comment: 'Comentario',
    giveComment: 'Escriba un comentario que diga por qué.',
    clientReads: 'El cliente lo ve.',
    firmReads: 'Solo lo ve el bufete.',
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
    toCheckLead: 'Un paquete que aún no se ha enviado se deshace.',
    fixes: 'Correcciones',

    resendTitle: '¿Enviar el paquete de nuevo?',
    resendLead: 'Sale con la aprobación que tiene.',
    fixesDone: 'Todas las correcciones están hechas y no cambió ninguna parte, monto, aviso ni dirección',
    tickFixes: 'Marque primero todas las correcciones.',
    occupied: '¿Sigue viviendo alguien allí?',

    method: '¿Cómo?',

    giveWhole: 'Indique un número entero.',

    militaryTitle: 'Búsqueda de servicio militar (SCRA)',
    militaryHint: 'Antes de un fallo en rebeldía, el tribunal pregunta si alguien presta servicio militar.',

    dismissWhy: '¿Por qué?',
    denyTitle: '¿Denegar este caso?',
    denyLead: 'El bufete no toma el caso. Se comunica el motivo a la empresa.',
    giveWhy: 'Elija el motivo.',
    releaseTitle: '¿Liberar el caso antes de que se pague la factura?',
    releaseLead: 'Va a recepción de inmediato, y el motivo queda registrado.',
    releaseReason: '¿Por qué lo libera?',
  },
});
