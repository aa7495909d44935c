import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const backToClientMessages = defineMessages({
  en: {
    toClientTitle: 'Send the case back to the client?',
    toClientLead:
      'It waits until the client has answered; a reminder goes out after one day and after three.',
    messageToClient: 'Message to the client',
    giveMessage: 'Say what the client has to do.',
    documentsAsked: 'Documents asked for',
    onePerLine: 'One on each line.',
    fieldsAsked: 'Facts to correct',
    fieldName: 'Fact {number}',
    fieldMessage: 'What is wrong with fact {number}',
    fieldPlaceholder: 'Amount claimed',
    fieldMessagePlaceholder: 'The ledger ends in May',
    addFact: 'Add a fact',
    removeFact: 'Remove fact {number}',
    dueAt: 'To be answered by',
  },
  es: {
    toClientTitle: '¿Devolver el caso al cliente?',
    toClientLead: 'Espera hasta que el cliente responda; se le recuerda al día y a los tres días.',
    messageToClient: 'Mensaje al cliente',
    giveMessage: 'Diga qué debe hacer el cliente.',
    documentsAsked: 'Documentos pedidos',
    onePerLine: 'Uno en cada línea.',
    fieldsAsked: 'Datos por corregir',
    fieldName: 'Dato {number}',
    fieldMessage: 'Qué está mal en el dato {number}',
    fieldPlaceholder: 'Importe reclamado',
    fieldMessagePlaceholder: 'El libro termina en mayo',
    addFact: 'Añadir un dato',
    removeFact: 'Quitar el dato {number}',
    dueAt: 'A responder a más tardar el',
  },
});
