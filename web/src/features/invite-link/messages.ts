import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    opening: 'Opening your invite',
    openingText: 'One moment.',
    unknown: 'This invite link isn’t known',
    unknownText:
      'Open it again from the email, whole: some email programs cut long links. If that doesn’t help, ask the person who invited you to send it again.',
    expired: 'This invite has expired',
    expiredText: 'An invite is valid for 7 days. Ask the person who invited you to send it again.',
    replaced: 'This invite was sent again',
    replacedText: 'Each email replaces the link in the one before it. Open the link in the latest email.',
    revoked: 'This invite was withdrawn',
    revokedText: 'If you think that this is a mistake, ask the person who invited you.',
    inactive: 'This organization is inactive',
    inactiveText:
      'The organization that invited you no longer takes new people. You don’t need to register. If you think that this is a mistake, ask the person who invited you.',
    used: 'This invite was accepted already',
    usedText: 'Sign in with the account that you created with it.',
    usedByOther:
      'Somebody has accepted it. If that wasn’t you, ask the person who invited you for an invite of your own.',
    otherPerson: 'This invite is for another email address',
    otherPersonText:
      'You are signed in as {email}. Sign out, then register or sign in with the address that the invite was sent to.',
    notNeeded: 'You already belong to an organization',
    notNeededText:
      'One account belongs to one firm or company, and {email} already does. Register with another address, and ask for the invite to be sent there.',
    invitedTo: '{by} invites you to join {house} ({roles}).',
    leaveText:
      '{email} works for {place}, and a person belongs to one organization at a time. If you accept this invite, you leave {place}: your access to it ends at once, your other devices are signed out, and those who run {place} are notified. Only a new invite from {place} brings you back.',
    mailboxText:
      'You still sign in as {email}. Whoever reads the mail of that address can set a new password for your account. If that could be your former organization, ask for an invite to an address that only you read.',
    stay: 'Stay at {place}',
    leave: 'Leave {place} and accept the invite',
    ownOrganization: 'your organization',
    cannotLeave: 'You can’t leave yet. {reason}',
    later: 'The invite can’t be opened now',
    laterText: 'Writdesk did not answer. The invite is still valid: try again in a moment.',
    closed: 'Your account is deactivated',
    closedText:
      'An organization deactivated the account of {email}. Open it again to accept this invite: we send you a link to set a new password. You don’t keep your previous access.',
    reopen: 'Open my account again',
    reopened: 'Check your email',
    reopenedText:
      'We sent a link to {email}. Set a new password there and sign in. In this browser, Writdesk then takes you to your invite. In another browser, open the invite again first.',
    accepted: 'You accepted the invite',
    acceptedText:
      'Nothing that was set up for {email} before opens your account anymore, so you are signed out. We sent a link to {email}: choose a new password there, then sign in here. If you sign in with another service, use it again.',
    signIn: 'Sign in',
    openAgain: 'Open the invite again',
    tryAgain: 'Try again',
    signOut: 'Sign out',
    signOutAndOpen: 'Sign out and open the invite',
    goOn: 'Continue to Writdesk',
  },
  es: {
    opening: 'Abriendo su invitación',
    openingText: 'Un momento.',
    unknown: 'Este enlace de invitación no se conoce',
    unknownText:
      'Ábralo otra vez desde el correo, entero: algunos programas cortan los enlaces largos. Si no sirve, pida a quien lo invitó que se la envíe de nuevo.',
    expired: 'Esta invitación caducó',
    expiredText: 'Una invitación vale 7 días. Pida a quien lo invitó que se la envíe de nuevo.',
    replaced: 'Esta invitación se envió de nuevo',
    replacedText: 'Cada correo anula el enlace del anterior. Abra el enlace del correo más reciente.',
    revoked: 'Esta invitación fue retirada',
    revokedText: 'Si cree que es un error, pregunte a quien lo invitó.',
    inactive: 'Esta organización está inactiva',
    inactiveText:
      'La organización que lo invitó ya no admite personas nuevas. No hace falta que se registre. Si cree que es un error, pregunte a quien lo invitó.',
    used: 'Esta invitación ya fue aceptada',
    usedText: 'Entre con la cuenta que creó con ella.',
    usedByOther: 'Alguien ya la aceptó. Si no fue usted, pida a quien lo invitó una invitación propia.',
    otherPerson: 'Esta invitación es para otra dirección de correo',
    otherPersonText:
      'Entró como {email}. Salga y después regístrese o entre con la dirección a la que se envió la invitación.',
    notNeeded: 'Usted ya pertenece a una organización',
    notNeededText:
      'Una cuenta pertenece a un solo bufete o empresa, y {email} ya tiene uno. Regístrese con otra dirección y pida que le envíen allí la invitación.',
    invitedTo: '{by} lo invita a entrar en {house} ({roles}).',
    leaveText:
      '{email} trabaja para {place}, y una persona pertenece a una sola organización a la vez. Si acepta esta invitación, deja {place}: su acceso termina de inmediato, se cierra la sesión en sus otros dispositivos y se avisa a quienes dirigen {place}. Solo vuelve con una nueva invitación de {place}.',
    mailboxText:
      'Seguirá entrando como {email}. Quien lea el correo de esa dirección puede poner una contraseña nueva a su cuenta. Si pudiera ser su organización anterior, pida que le envíen la invitación a una dirección que solo usted lea.',
    stay: 'Quedarme en {place}',
    leave: 'Dejar {place} y aceptar la invitación',
    ownOrganization: 'su organización',
    cannotLeave: 'Todavía no puede irse. {reason}',
    later: 'La invitación no se puede abrir ahora',
    laterText: 'Writdesk no respondió. La invitación sigue siendo válida: intente de nuevo en un momento.',
    closed: 'Su cuenta está desactivada',
    closedText:
      'Una organización desactivó la cuenta de {email}. Vuelva a abrirla para aceptar esta invitación: le enviaremos un enlace para elegir una contraseña nueva. No conserva nada de su lugar anterior.',
    reopen: 'Volver a abrir mi cuenta',
    reopened: 'Revise su correo',
    reopenedText:
      'Enviamos un enlace a {email}. Elija allí una contraseña nueva e inicie sesión. En este navegador, Writdesk lo lleva después a su invitación. En otro navegador, abra antes otra vez la invitación.',
    accepted: 'Aceptó la invitación',
    acceptedText:
      'Nada de lo que se había configurado antes para {email} abre ya su cuenta, por eso se cerró su sesión. Enviamos un enlace a {email}: elija allí una contraseña nueva e inicie sesión aquí. Si entra con otro servicio, úselo de nuevo.',
    signIn: 'Iniciar sesión',
    openAgain: 'Abrir otra vez la invitación',
    tryAgain: 'Intentar de nuevo',
    signOut: 'Salir',
    signOutAndOpen: 'Salir y abrir la invitación',
    goOn: 'Seguir a Writdesk',
  },
});
