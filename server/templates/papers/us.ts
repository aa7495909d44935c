import { forRent, notForRent } from './reasons.ts';
import { beforeSuit, inWords, signedAndGiven, toGive, wordsOfOhio } from './notices.ts';
import type { Paper } from './paper.ts';

/** What takes the place of a shorter notice where the dwelling is a covered one. */
export const federalNotice: Paper = {
  ...beforeSuit,
  kind: 'NOTICE_FEDERAL',
  state: null,
  name: 'Thirty-day notice to vacate a covered dwelling',
  condition: toGive('FEDERAL_30_DAY'),
  source: 'CARES Act § 4024(c), 15 U.S.C. § 9058(c)',
  confidence: 'K',
  blocks: [
    {
      is: 'EXACT',
      text: 'You are not required to vacate the premises before {{notice.expires}}, which is at least 30 days after the day on which this notice is given.',
    },
    {
      is: 'TEXT',
      text: 'You owe {{notice.demand?}} for the premises. Pay this sum or vacate the premises by that day. Payment is made to {{payee.name}}, at the address and telephone below.',
      when: forRent,
    },
    {
      is: 'TEXT',
      text: 'Vacate the premises by that day. The reason is: {{case.reasonList}}.',
      when: notForRent,
    },
    inWords,
    { is: 'TEXT', text: 'If you do not, the landlord may file a suit for possession of the premises.' },
    {
      is: 'CONSPICUOUS',
      text: wordsOfOhio,
      when: { match: 'ALL', rows: [{ path: 'property.state', test: 'IS', value: 'OH' }] },
    },
    ...signedAndGiven,
  ],
};

/** The affidavit that a federal law asks for before any judgment by default. */
export const militaryAffidavit: Paper = {
  kind: 'MILITARY_AFFIDAVIT',
  state: null,
  name: 'Affidavit of military service',
  moment: 'DEFAULT',
  source: 'Servicemembers Civil Relief Act, 50 U.S.C. § 3931(b)(1)',
  confidence: 'K',
  blocks: [
    {
      is: 'TEXT',
      text: 'The undersigned states under oath or under penalty of perjury:',
    },
    {
      is: 'ITEMS',
      items: [
        {
          text: 'I make this affidavit for {{plaintiff.name}}, the {{court.term.plaintiff}}. I am of legal age and know the facts stated here.',
        },
        {
          text: 'The records of active duty that the Department of Defense keeps were searched by name for each {{court.term.defendant}}, with the result that stands next to their name:',
        },
      ],
    },
    { is: 'LIST', path: 'tenants.military' },
    {
      is: 'ITEMS',
      items: [
        {
          text: 'The certificate of each search is attached and is the necessary fact on which my statement rests.',
        },
        {
          text: 'I understand that a person who makes or uses an affidavit under 50 U.S.C. § 3931, or a declaration in its place, knowing it to be false, may be fined as title 18 of the United States Code provides, imprisoned for not more than one year, or both.',
        },
      ],
    },
    { is: 'JURAT' },
  ],
};

/** What asks for the judgment once an agreement before the court is broken; made when something is said to be missed. */
export const affidavitOfDefault: Paper = {
  kind: 'AFFIDAVIT_OF_DEFAULT',
  state: null,
  name: 'Affidavit of default under the agreement',
  moment: 'JUDGMENT',
  onRequest: true,
  source: 'The agreement of the parties in this action',
  confidence: 'K',
  blocks: [
    {
      is: 'TEXT',
      text: 'The undersigned states under oath or under penalty of perjury:',
    },
    {
      is: 'ITEMS',
      items: [
        {
          text: 'I make this affidavit for {{plaintiff.name}}, the {{court.term.plaintiff}}. I am of legal age and know the facts stated here from its records.',
        },
        {
          text: 'On {{agreement.date}} the parties agreed before this Court on terms on which the action is stayed. These are the terms, and what came of each:',
        },
      ],
    },
    { is: 'LIST', path: 'agreement.terms' },
    {
      is: 'ITEMS',
      items: [
        {
          text: 'Of the payments under the agreement, {{agreement.received}} was received. The {{court.term.defendant}} did not keep these terms:',
        },
      ],
    },
    { is: 'LIST', path: 'agreement.missed' },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks that the Court end the stay and enter the judgment that the agreement provides for.',
    },
    { is: 'JURAT' },
  ],
};
