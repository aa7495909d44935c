import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const approveMessages = defineMessages({
  en: {
    approveTitle: 'Approve this case and send it for filing?',
    approveLead: 'Your approval signs the court papers. The packet goes to {court}.',
    noticeCheck: 'Notice check',
    pointReason: 'Why do you override this point?',
    givePointReason: 'Enter why you override this point of the notice.',
    passReason: 'Why do you override the occupancy check?',
    passReasonHint: 'Or confirm the occupancy first.',
    givePassReason: 'Enter why you override the occupancy check.',
  },
  es: {
    approveTitle: '¿Aprobar este caso y enviarlo a presentar?',
    approveLead: 'Su aprobación firma el escrito. El paquete va a {court}.',
    noticeCheck: 'Control del aviso',
    pointReason: '¿Por qué dispensa este punto?',
    givePointReason: 'Indique por qué dispensa este punto del aviso.',
    passReason: '¿Por qué dispensa el control de la ocupación?',
    passReasonHint: 'O confirme antes la ocupación.',
    givePassReason: 'Indique por qué dispensa el control de la ocupación.',
  },
});
