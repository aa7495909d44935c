import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

export const userNotifications = {
  runsOrganization: notificationKind('user.runs-house', {
    subjects: ['user'],
    group: 'security',
    audience: ['Admin', 'CRM', 'Firm', 'Client'],
    always: 'mail',
    params: z.strictObject({ name: z.string(), by: z.string() }),
    english: ({ name, by }) => ({
      title: `${name} has the rights of an administrator`,
      text: `Accepted an invite of ${by}`,
    }),
  }),
  left: notificationKind('user.left', {
    subjects: ['user'],
    group: 'security',
    audience: ['Admin', 'CRM', 'Firm', 'Client'],
    always: 'mail',
    params: z.strictObject({ name: z.string() }),
    english: ({ name }) => ({
      title: `${name} left your organization`,
      text: 'They joined another one, and have no access to yours anymore',
    }),
  }),
};

const ofFirm = <const K extends string>(kind: K, title: (name: string) => string) =>
  notificationKind(kind, {
    subjects: ['user'],
    group: 'security',
    audience: ['Firm'],
    isUrgent: true,
    always: 'app',
    isAppOnly: true,
    params: z.strictObject({ name: z.string(), email: z.string(), by: z.string() }),
    english: ({ name, by }) => ({ title: title(name), text: `By ${by} from Writdesk` }),
  });

/** An administrator of the platform changed who works at a firm, what they may do there, or how they sign in. */
export const firmUserNotifications = {
  invited: ofFirm('firm-user.invited', (name) => `${name} was invited to the firm`),
  added: ofFirm('firm-user.added', (name) => `${name} was added to the firm`),
  changed: ofFirm('firm-user.changed', (name) => `The roles of ${name} in the firm were changed`),
  admitted: ofFirm('firm-user.admitted', (name) => `The bar admissions of ${name} were changed`),
  deactivated: ofFirm('firm-user.deactivated', (name) => `${name} was deactivated`),
  'password-reset': ofFirm('firm-user.password-reset', (name) => `${name} must choose a new password`),
  'factors-removed': ofFirm('firm-user.factors-removed', (name) => `MFA for ${name} was reset`),
};
