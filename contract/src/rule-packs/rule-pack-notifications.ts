import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const state = z.string();
const by = z.string();
const ofLaw = { group: 'law', audience: ['Admin', 'Firm'] } as const;

export const rulePackNotifications = {
  moved: notificationKind('rule-pack.moved', {
    subjects: ['rule-pack'],
    ...ofLaw,
    params: z.strictObject({ state, version: z.string(), name: z.string() }),
    english: ({ name, version }) => ({
      title: `${name}, version ${version}`,
      text: 'Deadlines of your cases changed. Review and accept them.',
    }),
  }),
  calledWrong: notificationKind('rule-pack.called-wrong', {
    subjects: ['rule-pack'],
    ...ofLaw,
    params: z.strictObject({
      state,
      ruleId: z.string(),
      name: z.string(),
      label: z.string(),
      by,
      reason: z.string(),
    }),
    english: ({ name, label, by: who, reason }) => ({
      title: `${name}: ${label}`,
      text: `${who} disputes this rule: ${reason}`,
    }),
  }),
  proposed: notificationKind('rule-pack.proposed', {
    subjects: ['rule-proposal'],
    ...ofLaw,
    params: z.strictObject({ state, name: z.string(), by, firm: z.string(), wanted: z.string() }),
    english: ({ name, by: who, firm, wanted }) => ({
      title: name,
      text: `${who} of ${firm} proposes a change: ${wanted}`,
    }),
  }),
  proposalAnswered: notificationKind('rule-pack.proposal-answered', {
    subjects: ['rule-proposal'],
    ...ofLaw,
    params: z.strictObject({
      state,
      name: z.string(),
      by,
      answer: z.enum(['TAKEN', 'DECLINED']),
      what: z.string(),
    }),
    english: ({ name, by: who, answer, what }) => ({
      title: name,
      text: `${who} ${answer === 'TAKEN' ? 'accepted' : 'declined'} the change that you proposed: ${what}`,
    }),
  }),
};
