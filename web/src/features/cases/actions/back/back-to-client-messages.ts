import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const backToClientMessages = defineMessages({
  en: {
    toClientTitle: 'Send the case back to the client?',
    toClientLead:
      'The case waits until the client answers. Reminders go out after one day and after three days.',
    messageToClient: 'Message to the client',
    giveMessage: 'Enter what the client has to do.',
    documentsAsked: 'Requested documents',
    onePerLine: 'One on each line.',
    fieldsAsked: 'Facts to correct',
    fieldName: 'Fact {number}',
    fieldMessage: 'What is wrong with fact {number}',
    fieldPlaceholder: 'Amount claimed',
    fieldMessagePlaceholder: 'The ledger ends in May',
    addFact: 'Add a fact',
    removeFact: 'Remove fact {number}',
    dueAt: 'Answer due by',
  },
  es: {
    toClientTitle: '¿Devolver el caso al cliente?',
    toClientLead:
      'El caso espera hasta que el cliente responda. Se le recuerda después de un día y de tres días.',
    messageToClient: 'Mensaje al cliente',
    giveMessage: 'Diga qué debe hacer el cliente.',
    documentsAsked: 'Documentos pedidos',
    onePerLine: 'Uno en cada línea.',
    fieldsAsked: 'Datos por corregir',
    fieldName: 'Dato {number}',
    fieldMessage: 'Qué está mal en el dato {number}',
    fieldPlaceholder: 'Monto reclamado',
    fieldMessagePlaceholder: 'El estado de cuenta termina en mayo',
    addFact: 'Agregar un dato',
    removeFact: 'Quitar el dato {number}',
    dueAt: 'A responder a más tardar el',
  },
});
