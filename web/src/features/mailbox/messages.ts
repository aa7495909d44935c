import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    mailbox: 'Mailbox',
    lead: 'What Writdesk would have sent. No mail leaves this machine.',
    theMails: 'The mails',
    searchMails: 'Search the mails',
    noMails: 'No mails yet',
    subject: 'Subject',
    received: 'Received',
  },
  es: {
    mailbox: 'Buzón',
    lead: 'Lo que Writdesk habría enviado. Ningún correo sale de esta máquina.',
    theMails: 'Los correos',
    searchMails: 'Buscar en los correos',
    noMails: 'Aún no hay correos',
    subject: 'Asunto',
    received: 'Recibido',
  },
});
