import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of the notice that Writdesk makes from a draft. */
export const preparedMessages = defineMessages({
  en: {
    prepared: 'The notice itself',
    preparedHint:
      'If you have not given a notice yet, print it here with the facts of this draft, sign it and give it to the tenant. Writdesk is not a law firm and gives no legal advice. The footer of the notice says whether a lawyer has reviewed the template.',
    preparedMake: 'Make the notice',
    preparedAgain: 'Make it again',
    preparedWaits: 'Still missing: {facts}.',
    preparedPayee: 'Where the rent is paid is in your company’s profile and in the record of the property.',
    preparedUnderway: 'The notice is being made.',
    preparedFailed: 'The notice was not made',
    preparedChanged: 'Facts have changed since the notice was made. Make it again before you give it.',
    preparedShow: 'Show',
    preparedHide: 'Hide',
    preparedDownload: 'Download to print',
  },
  es: {
    prepared: 'El aviso mismo',
    preparedHint:
      'Si aún no ha entregado un aviso, imprímalo aquí con los datos de este borrador, fírmelo y entrégueselo al inquilino. Writdesk no es un bufete y no da asesoría legal. El pie del aviso dice si un abogado ha revisado la plantilla.',
    preparedMake: 'Generar el aviso',
    preparedAgain: 'Volver a generarlo',
    preparedWaits: 'Todavía falta: {facts}.',
    preparedPayee: 'Dónde se paga la renta está en el perfil de su empresa y en el registro de la propiedad.',
    preparedUnderway: 'El aviso se está generando.',
    preparedFailed: 'El aviso no se generó',
    preparedChanged:
      'Hay datos que cambiaron desde que se generó el aviso. Vuelva a generarlo antes de entregarlo.',
    preparedShow: 'Mostrar',
    preparedHide: 'Ocultar',
    preparedDownload: 'Descargar para imprimir',
  },
});
