import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const searchMessages = defineMessages({
  en: {
    searchTitle: 'Record the military search',
    searchLead: 'A default waits for it. Each search that you record is billed.',
    found: 'What did the search find?',
    foundNOT_ACTIVE: 'Not on active duty',
    foundACTIVE: 'On active duty',
    foundUNABLE: 'No certain answer',
    searchedOn: 'On which day?',
    giveResult: 'Enter what the search found of at least one {defendant}.',
    giveDay: 'Enter the day of the search for {name}.',
  },
  es: {
    searchTitle: 'Registrar la búsqueda militar',
    searchLead: 'Un fallo en rebeldía la espera. Cada búsqueda que registre se factura.',
    found: '¿Qué encontró la búsqueda?',
    foundNOT_ACTIVE: 'No está en servicio activo',
    foundACTIVE: 'En servicio activo',
    foundUNABLE: 'Sin respuesta segura',
    searchedOn: '¿Qué día?',
    giveResult: 'Diga qué encontró la búsqueda de al menos un {defendant}.',
    giveDay: 'Indique el día de la búsqueda de {name}.',
  },
});
