import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const submitMessages = defineMessages({
  en: {
    submitTitle: 'Submit this case to the firm?',
    submitLead: 'The firm checks it and files it with {court}.',
    submitLeadNoCourt: 'The firm checks it and files it with the court.',
    answerTitle: 'Send the case back to the firm?',
    answerLead: 'It goes on where it stood; what was asked counts as answered.',
    attest: 'Who attests that these facts are true?',
    attestHint: 'Your full name stands for your signature.',
    giveName: 'Give your full name.',
    duplicate: 'This is another case than the one that is open for the same unit and tenant',
    heldTitle: 'Submitted, and held for an overdue invoice',
    heldText: 'The case keeps its place in the queue. It goes in by itself when this is paid:',
    toCases: 'Go to the cases',
    stayOnCase: 'Stay on this case',
  },
  es: {
    submitTitle: '¿Enviar este caso al bufete?',
    submitLead: 'El bufete lo revisa y lo presenta en {court}.',
    submitLeadNoCourt: 'El bufete lo revisa y lo presenta al tribunal.',
    answerTitle: '¿Devolver el caso al bufete?',
    answerLead: 'Sigue donde estaba; lo pedido cuenta como respondido.',
    attest: '¿Quién da fe de que estos datos son ciertos?',
    attestHint: 'Su nombre completo vale como su firma.',
    giveName: 'Indique su nombre completo.',
    duplicate: 'Este es otro caso que el abierto para la misma unidad e inquilino',
    heldTitle: 'Enviado, y retenido por una factura vencida',
    heldText: 'El caso conserva su lugar. Entra solo cuando se pague esto:',
    toCases: 'Ir a los casos',
    stayOnCase: 'Seguir en este caso',
  },
});
