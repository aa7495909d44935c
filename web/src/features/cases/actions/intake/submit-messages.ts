import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const submitMessages = defineMessages({
  en: {
    submitTitle: 'Submit this case to the firm?',
    submitLead: 'The firm checks it and files it with {court}.',
    submitLeadNoCourt: 'The firm checks it and files it with the court.',
    answerTitle: 'Send the case back to the firm?',
    answerLead: 'The case continues where it was, and the requests count as answered.',
    attest: 'Who attests that these facts are true?',
    attestHint: 'Your full name counts as your signature.',
    giveName: 'Enter your full name.',
    duplicate: 'This is a different case from the open one for the same unit and tenant',
    heldTitle: 'Submitted, and held for an overdue invoice',
    heldText: 'The case keeps its place in the queue. It is submitted automatically when this is paid:',
    toCases: 'View cases',
    stayOnCase: 'Stay on this case',
  },
  es: {
    submitTitle: '¿Enviar este caso al bufete?',
    submitLead: 'El bufete lo revisa y lo presenta en {court}.',
    submitLeadNoCourt: 'El bufete lo revisa y lo presenta al tribunal.',
    answerTitle: '¿Devolver el caso al bufete?',
    answerLead: 'El caso sigue donde estaba, y lo pedido cuenta como respondido.',
    attest: '¿Quién da fe de que estos datos son ciertos?',
    attestHint: 'Su nombre completo vale como su firma.',
    giveName: 'Indique su nombre completo.',
    duplicate: 'Este caso es distinto del que ya está abierto para la misma unidad e inquilino',
    heldTitle: 'Enviado, y retenido por una factura vencida',
    heldText: 'El caso conserva su lugar en la cola. Se envía automáticamente cuando se pague esto:',
    toCases: 'Ir a los casos',
    stayOnCase: 'Seguir en este caso',
  },
});
