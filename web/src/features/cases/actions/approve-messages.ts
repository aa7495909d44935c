import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const approveMessages = defineMessages({
  en: {
    approveTitle: 'Approve this case and send it for filing?',
    approveLead: 'Your approval signs the court paper. The packet goes to {court}.',
    noticeCheck: 'Notice check',
    pointReason: 'Why may this point be passed?',
    givePointReason: 'Say why this point of the notice may be passed.',
    passReason: 'Why may the occupancy point be passed?',
    passReasonHint: 'Or confirm the occupancy first.',
    givePassReason: 'Say why the occupancy point may be passed.',
  },
  es: {
    approveTitle: '¿Aprobar este caso y enviarlo a presentar?',
    approveLead: 'Su aprobación firma el escrito. El paquete va a {court}.',
    noticeCheck: 'Control del aviso',
    pointReason: '¿Por qué se puede dispensar este punto?',
    givePointReason: 'Diga por qué se dispensa este punto del aviso.',
    passReason: '¿Por qué se puede dispensar la ocupación?',
    passReasonHint: 'O confirme antes la ocupación.',
    givePassReason: 'Diga por qué se dispensa la ocupación.',
  },
});
