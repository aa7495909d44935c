import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const confirmOccupancyMessages = defineMessages({
  en: {
    occupancyTitle: 'Confirm the occupancy',
    occupancyLead: 'The approval needs an answer that is at most two days old.',
    stillOccupied: 'Yes, still occupied',
    movedOut: 'No, moved out',
    giveOccupied: 'Choose whether someone lives there.',
    confirmedBy: 'Who confirmed it, and how?',
    confirmedByHint: 'For example, the manager’s name, by phone.',
    giveConfirmedBy: 'Enter who confirmed it, and how.',
  },
  es: {
    occupancyTitle: 'Confirmar la ocupación',
    occupancyLead: 'La aprobación requiere una respuesta de dos días como máximo.',
    stillOccupied: 'Sí, sigue ocupada',
    movedOut: 'No, se mudaron',
    giveOccupied: 'Diga si vive alguien allí.',
    confirmedBy: '¿Quién lo confirmó, y cómo?',
    confirmedByHint: 'Por ejemplo, el nombre del administrador, por teléfono.',
    giveConfirmedBy: 'Diga quién lo confirmó y cómo.',
  },
});
