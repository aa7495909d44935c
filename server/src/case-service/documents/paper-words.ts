import type { ServiceMethod } from '@writdesk/contract/notices/notice-types';

/** How a notice was given, in the words that follow "by". */
export const methodWords: Readonly<Record<ServiceMethod, string>> = {
  PERSONAL: 'handing it to the tenant in person',
  SUBSTITUTED_ADULT: 'handing it to an adult who lives at the premises',
  POST_AND_MAIL:
    'posting it in a sealed envelope conspicuously on the door of the premises and mailing a copy',
  INSIDE_DOOR: 'leaving it inside the main entry door',
  OUTSIDE_DOOR_SEALED_PLUS_MAIL:
    'posting it in a sealed envelope on the outside of the door and mailing a copy',
  CERTIFIED_MAIL: 'certified mail',
  FIRST_CLASS_MAIL: 'first-class mail',
  EMAIL_BY_ADDENDUM: 'email, as the lease allows',
  BAILIFF_PLUS_ORDINARY_MAIL: 'the bailiff and ordinary mail',
  COURT_ORDERED_POSTING: 'posting it as the court ordered',
  PUBLICATION: 'publication',
  TENANT_PORTAL: 'the tenant portal that the parties use',
};

/** In the footer of a layout until a lawyer admitted in the state has read it. */
export const notReviewed = (state: string): string => `Draft, not reviewed by ${lawyerOf(state)}`;

/** In the footer of a notice that a landlord gives: whose words they are, and that nobody has advised the landlord. */
export const reviewedBy = (name: string, state: string): string =>
  `Template reviewed by ${name}, ${lawyerOf(state)}`;

const lawyerOf = (state: string) => `${/^[AEIOU]/.test(state) ? 'an' : 'a'} ${state} lawyer`;
