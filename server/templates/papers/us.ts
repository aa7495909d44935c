import type { Paper } from './paper.ts';

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
