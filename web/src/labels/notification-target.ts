import type { LinkProps } from '@tanstack/react-router';
import type { SubjectKind } from '@writdesk/contract/notifications/notification-kind';
import type { Notification } from '@writdesk/contract/notifications/notifications';
import { sweepNotifications } from '@writdesk/contract/payment-sweep/sweep-notifications';
import { propertyNotifications } from '@writdesk/contract/properties/property-notifications';
import { rulePackNotifications } from '@writdesk/contract/rule-packs/rule-pack-notifications';
import { supportAccessNotifications } from '@writdesk/contract/support-access/support-access-notifications';

export type NotificationTarget = Pick<LinkProps, 'to' | 'params' | 'search'>;
type Said = Pick<Notification, 'kind' | 'params' | 'subject'>;

const datesMoved = rulePackNotifications.moved.kind;
const sweepAsked = sweepNotifications.asked.kind;
/** Who lost a property reads the others. */
const propertyTaken = propertyNotifications.removed.kind;
/** Opens the accesses, also where it is for one case. */
const supportStarted = supportAccessNotifications.started.kind;

const targets: Readonly<Record<SubjectKind, (one: Said) => NotificationTarget | null>> = {
  'bank-account': () => ({ to: '/bank', search: { state: 'ALARM' } }),
  case: ({ subject }) => ({ to: '/cases/$id', params: { id: subject.id } }),
  courthouse: ({ subject }) => ({ to: '/courthouses/$id', params: { id: subject.id } }),
  firm: ({ params }) => ({ to: '/', search: { passedFrom: params['from'] } }),
  invite: () => null,
  invoice: ({ subject }) => ({ to: '/invoices/$id', params: { id: subject.id } }),
  'overdue-exception': () => ({ to: '/exceptions' }),
  property: ({ kind, subject }) =>
    kind === sweepAsked
      ? { to: '/sweep' }
      : kind === propertyTaken
        ? { to: '/properties' }
        : { to: '/properties/$id', params: { id: subject.id } },
  'property-connection': () => ({ to: '/properties/import' }),
  report: ({ subject }) => ({ to: '/reports/$id', params: { id: subject.id } }),
  'rule-pack': ({ kind, subject }) =>
    kind === datesMoved ? { to: '/rules/moved' } : { to: '/rules/$state', params: { state: subject.id } },
  'rule-proposal': ({ params }) => ({
    to: '/rules/$state',
    params: { state: params['state'] ?? '' },
    search: { part: 'proposals' },
  }),
  'support-access': () => ({ to: '/support-access' }),
  user: () => ({ to: '/users' }),
};

/** The page of what a notification speaks of; null where there is none. */
export const notificationTarget = (one: Said): NotificationTarget | null =>
  one.kind === supportStarted ? targets['support-access'](one) : targets[one.subject.kind](one);
