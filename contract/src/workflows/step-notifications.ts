import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';
import { noticeMoments } from './workflow-values.ts';

/** What a step of a workflow has to say, to those whom it names. */
export const stepNotifications = {
  said: notificationKind('step.said', {
    subjects: ['case'],
    group: 'reminders',
    sms: 'asked',
    audience: ['Firm', 'Client'],
    isAppOnly: true,
    params: z.strictObject({
      title: z.string(),
      caseNumber: z.string(),
      step: z.string(),
      moment: z.enum(noticeMoments),
      /** The step’s own words with their places filled; empty where it has none. */
      en: z.string(),
      es: z.string(),
    }),
    english: ({ title, en, step }) => ({ title, text: en || step }),
  }),
};
