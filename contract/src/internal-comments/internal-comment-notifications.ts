import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const params = z.strictObject({ title: z.string(), caseNumber: z.string(), by: z.string() });

const ofComment = {
  subjects: ['case'],
  params,
  group: 'comments',
  audience: ['Firm', 'Client', 'CRM', 'Admin'],
} as const;

/** They say that there is something to read, and nothing of what it says: a comment can be edited, and a right withdrawn. */
export const internalCommentNotifications = {
  mentioned: notificationKind('internal-comment.mentioned', {
    ...ofComment,
    always: 'app',
    english: ({ title, by }) => ({ title, text: `${by} mentioned you in a comment` }),
  }),
  replied: notificationKind('internal-comment.replied', {
    ...ofComment,
    english: ({ title, by }) => ({ title, text: `${by} replied to your comment` }),
  }),
  added: notificationKind('internal-comment.added', {
    ...ofComment,
    english: ({ title, by }) => ({ title, text: `${by} wrote a comment` }),
  }),
};
