import type { RoleType } from '../permissions/roles.ts';
import {
  type NotificationChoice,
  notificationChoices,
  type NotificationGroup,
  notificationGroups,
  usualChoices,
} from './notification-groups.ts';
import type { Delivery } from './notification-kind.ts';
import { notificationKinds } from './notification-kinds.ts';

/** What a person chose, by group; where they chose nothing, what is usual. */
export type Choices = Readonly<Partial<Record<NotificationGroup, NotificationChoice>>>;

const rank = (choice: NotificationChoice) => notificationChoices.indexOf(choice);
const more = (one: NotificationChoice, other: NotificationChoice) => (rank(one) >= rank(other) ? one : other);

export const choiceOfGroup = (group: NotificationGroup, choices: Choices): NotificationChoice =>
  choices[group] ?? usualChoices[group];

/** How a notification of a kind reaches somebody: what they chose, and no less than the kind demands. */
export function deliveryOf(kind: Delivery, choices: Choices): NotificationChoice {
  const wanted = more(choiceOfGroup(kind.group, choices), kind.always ?? 'never');
  return kind.isAppOnly && wanted !== 'never' ? 'app' : wanted;
}

/** Whether a kind is texted to those who chose that for its group. @param isAsked by who sends it. */
export const isTexted = ({ isUrgent, sms }: Delivery, isAsked = false): boolean =>
  isUrgent === true || sms === 'always' || (sms === 'asked' && isAsked);

export interface GroupOffer {
  group: NotificationGroup;
  /** What may be chosen: nothing that would change nothing. */
  choices: NotificationChoice[];
  /** Some of its kinds can't be switched off, though others can. */
  isPartlyFixed: boolean;
  /** Some of its kinds are texted to those who choose that. */
  takesSms: boolean;
}

/** The groups of which people with this type of role are notified. */
export function groupsFor(roleType: RoleType | null): GroupOffer[] {
  const theirs = notificationKinds.filter(({ audience }) => audience.some((one) => one === roleType));
  return notificationGroups.flatMap((group) => {
    const kinds = theirs.filter((kind) => kind.group === group);
    if (!kinds.length) return [];
    const choices = notificationChoices.filter((choice) =>
      kinds.some((kind) => deliveryOf(kind, { [group]: choice }) === choice),
    );
    const isPartlyFixed =
      choices.length > 1 && kinds.some(({ always }) => always && rank(always) > rank(choices[0] ?? 'never'));
    return [{ group, choices, isPartlyFixed, takesSms: kinds.some((kind) => isTexted(kind, true)) }];
  });
}

/** The group of a kind; null for one that is not defined any more. */
export const groupOfKind = (name: string): NotificationGroup | null =>
  notificationKinds.find(({ kind }) => kind === name)?.group ?? null;

/** The kinds of some groups, by name. */
export const kindsOfGroups = (groups: readonly NotificationGroup[]): string[] =>
  notificationKinds.filter(({ group }) => groups.includes(group)).map(({ kind }) => kind);
