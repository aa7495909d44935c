import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const chooseMessages = defineMessages({
  en: {
    title: 'Choose where you work',
    lead: 'Several organizations invite {email}. You can belong to one at a time. The others don’t see which one you choose.',
    leadWithoutLink:
      'These invites wait for {email}. To accept one, open the link in its mail. You can belong to one organization at a time.',
    newCompany: 'A company of your own',
    asRole: '{roles}, invited by {by}',
    until: 'Open until {moment}',
    join: 'Join {house}',
    mailLink: 'Mail me the link',
    mailed: 'The link is on its way to {email}. Open it to join.',
    notMailed: 'Mail can’t be sent now. Try again later.',
    registerOwn: 'Register a company of my own',
  },
  es: {
    title: 'Elija dónde trabaja',
    lead: 'Varias organizaciones invitan a {email}. Puede pertenecer a una a la vez. Las demás no se enteran de cuál elige.',
    leadWithoutLink:
      'Estas invitaciones esperan a {email}. Para aceptar una, abra el enlace de su correo. Puede pertenecer a una organización a la vez.',
    newCompany: 'Una empresa propia',
    asRole: '{roles}, por invitación de {by}',
    until: 'Abierta hasta el {moment}',
    join: 'Entrar en {house}',
    mailLink: 'Enviarme el enlace',
    mailed: 'El enlace va en camino a {email}. Ábralo para entrar.',
    notMailed: 'Ahora no se puede enviar correo. Inténtelo más tarde.',
    registerOwn: 'Registrar una empresa propia',
  },
});
