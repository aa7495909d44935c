import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const newDocketMessages = defineMessages({
  en: {
    newDocket: 'Set up a docket',
    docketDay: 'Day',
    docketTime: 'Time',
    docketRoom: 'Room',
    docketJudge: 'Judge',
    docketMax: 'Places',
    docketMaxHint: 'If left empty, the court’s own limit.',
    docketClosedReason: 'Why on a day when the court is closed?',
    giveDay: 'Enter the day.',
    giveTime: 'Enter the time, such as 9:00.',
    giveRoom: 'Enter the room.',
    addDocket: 'Add this docket',
  },
  es: {
    newDocket: 'Crear una agenda',
    docketDay: 'Día',
    docketTime: 'Hora',
    docketRoom: 'Sala',
    docketJudge: 'Juez',
    docketMax: 'Lugares',
    docketMaxHint: 'Si queda vacío, el límite del tribunal.',
    docketClosedReason: '¿Por qué en un día en que el tribunal cierra?',
    giveDay: 'Indique el día.',
    giveTime: 'Indique la hora, por ejemplo 9:00.',
    giveRoom: 'Indique la sala.',
    addDocket: 'Agregar esta agenda',
  },
});
