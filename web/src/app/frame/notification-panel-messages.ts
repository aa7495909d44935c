import { defineMessages } from '../../shared/i18n/define-messages.ts';

// Fetched with the panel.
export const messages = defineMessages({
  en: {
    noNotifications: 'Nothing new',
    noNotificationsText: 'What happens to your cases while you are elsewhere appears here.',
    markAllRead: 'Mark all as read',
    allNotifications: 'All notifications',
    preferences: 'Notification settings',
  },
  es: {
    noNotifications: 'Nada nuevo',
    noNotificationsText: 'Aquí aparece lo que pasa con sus casos mientras usted no está.',
    markAllRead: 'Marcar todo como leído',
    allNotifications: 'Todos los avisos',
    preferences: 'Ajustes de notificaciones',
  },
});
