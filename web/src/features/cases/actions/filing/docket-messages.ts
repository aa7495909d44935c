import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const docketMessages = defineMessages({
  en: {
    docketTitle: 'Put the case on a docket',
    docketAgain: 'The earlier setting becomes a continuance.',
    whichDocket: 'Which docket of {court}?',
    chooseDocket: 'Choose a docket.',
    docketFree: '{room} · {free, plural, one {# place free} other {# places free}}',
    noDockets: '{court} has no open docket. Set one up:',
    otherDocket: 'Another day',
    whyDocket: 'Why is it moved?',
    whyEarly: 'Why this day?',
    theDockets: 'The dockets',
    removeTitle: 'Remove the case from its docket?',
    removeLead: 'The case waits for another court day.',
    removeReason: 'Why is it removed?',
  },
  es: {
    docketTitle: 'Poner el caso en una agenda',
    docketAgain: 'La fecha anterior pasa a ser un aplazamiento.',
    whichDocket: '¿Qué agenda de {court}?',
    chooseDocket: 'Elija una agenda.',
    docketFree: '{room} · {free, plural, one {# lugar libre} other {# lugares libres}}',
    noDockets: '{court} no tiene agenda abierta. Cree una:',
    otherDocket: 'Otro día',
    whyDocket: '¿Por qué se cambia?',
    whyEarly: '¿Por qué este día?',
    theDockets: 'Las agendas',
    removeTitle: '¿Quitar el caso de su agenda?',
    removeLead: 'El caso espera otro día de audiencia.',
    removeReason: '¿Por qué se quita?',
  },
});
