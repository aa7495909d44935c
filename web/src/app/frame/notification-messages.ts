import { defineMessages } from '../../shared/i18n/define-messages.ts';

// Fetched with the panel.
export const messages = defineMessages({
  en: {
    noNotifications: 'Nothing new',
    noNotificationsText: 'What happens to your cases while you are elsewhere appears here.',
    markAllRead: 'Mark all as read',
    dismissalAsked: 'Dismissal requested',
    datesMoved: 'Deadlines of your cases changed. Review and accept them.',
    ruleCalledWrong: '{by} disputes this rule: {reason}',
    changeProposed: '{by} of {firm} proposes a change: {wanted}',
    proposalTaken: '{by} accepted the change that you proposed: {what}',
    proposalDeclined: '{by} declined the change that you proposed: {what}',
    passedLastWeek:
      '{count, plural, one {# point of a notice was} other {# points of notices were}} overridden last week',
    passedSince:
      '{count, plural, one {# point of a notice was} other {# points of notices were}} overridden since {day}',
    passedBy: 'By {by}: {cases}',
    inviteAccepted: 'Accepted your invite',
    supportStarted: '{name} of the platform has access to the firm’s cases',
    supportUntil: 'Until {time}: {reason}',
    firmUserInvited: '{name} was invited to the firm',
    firmUserAdded: '{name} was added to the firm',
    firmUserChanged: 'What {name} may do in the firm was changed',
    firmUserAdmitted: 'Where {name} may sign as a lawyer was changed',
    firmUserDeactivated: '{name} was deactivated',
    firmUserPasswordReset: '{name} must choose a new password',
    firmUserFactorsRemoved: 'MFA of {name} was reset',
    byPlatform: 'By {by} of the platform',
  },
  es: {
    noNotifications: 'Nada nuevo',
    noNotificationsText: 'Aquí aparece lo que pasa con sus casos mientras usted no está.',
    markAllRead: 'Marcar todo como leído',
    dismissalAsked: 'Se pidió el desistimiento',
    datesMoved: 'Cambiaron plazos de sus casos. Revíselos y acéptelos.',
    ruleCalledWrong: '{by} objeta esta regla: {reason}',
    changeProposed: '{by}, de {firm}, propone un cambio: {wanted}',
    proposalTaken: '{by} aceptó el cambio que usted propuso: {what}',
    proposalDeclined: '{by} rechazó el cambio que usted propuso: {what}',
    passedLastWeek:
      'La semana pasada {count, plural, one {se dispensó # punto de un aviso} other {se dispensaron # puntos de avisos}}',
    passedSince:
      'Desde el {day} {count, plural, one {se dispensó # punto de un aviso} other {se dispensaron # puntos de avisos}}',
    passedBy: 'Por {by}: {cases}',
    inviteAccepted: 'Aceptó su invitación',
    supportStarted: '{name}, de la plataforma, tiene acceso a los casos del bufete',
    supportUntil: 'Hasta {time}: {reason}',
    firmUserInvited: 'Se invitó a {name} al bufete',
    firmUserAdded: 'Se agregó a {name} al bufete',
    firmUserChanged: 'Cambió lo que {name} puede hacer en el bufete',
    firmUserAdmitted: 'Cambió en qué estados puede ejercer {name}',
    firmUserDeactivated: 'Se desactivó a {name}',
    firmUserPasswordReset: '{name} debe elegir una contraseña nueva',
    firmUserFactorsRemoved: 'Se restableció la MFA de {name}',
    byPlatform: 'Por {by}, de la plataforma',
  },
});
