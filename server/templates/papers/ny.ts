import { beforeSuit, inWords, signedAndGiven, toGive, untilTheTermEnds, whereToPay } from './notices.ts';
import { forRent, notForRent } from './reasons.ts';
import type { Block, Paper } from './paper.ts';

const newYork = { state: 'NY', confidence: 'K' } as const;

/** What must come with either notice. Its boxes are the landlord's to tick: the statute has its words, and we ship no copy of them. */
const goodCauseNotice: Block = {
  is: 'TEXT',
  text: 'Attached is the notice that Real Property Law § 231-c asks for. It says whether the premises are covered by the New York State Good Cause Eviction Law.',
};

/** The demand without which no petition for rent is heard. */
export const newYorkRentDemand: Paper = {
  ...newYork,
  ...beforeSuit,
  kind: 'NOTICE_TO_PAY',
  name: 'Fourteen-day rent demand',
  condition: toGive('RENT_DEMAND', 'PAY_OR_VACATE'),
  source: 'RPAPL § 711(2); RPL § 231-c',
  blocks: [
    {
      is: 'TEXT',
      text: 'You owe the landlord {{notice.demand}} in rent of the premises for the time through {{claim.rentThrough}}.',
    },
    {
      is: 'EXACT',
      text: 'You are required to pay this rent on or before {{notice.expires}}, which is at least fourteen days after the service of this demand, or else to surrender possession of the premises to the landlord. If you do neither, the landlord will begin a summary proceeding to recover possession of the premises.',
    },
    whereToPay,
    goodCauseNotice,
    ...signedAndGiven,
  ],
};

/** What ends a tenancy: 30, 60 or 90 days ahead, by how long the tenant has lived there. */
export const newYorkTerminationNotice: Paper = {
  ...newYork,
  ...beforeSuit,
  kind: 'NOTICE_OF_TERMINATION',
  name: 'Notice of non-renewal of residential tenancy',
  condition: toGive('NON_RENEWAL', 'TERMINATE_PERIODIC'),
  source: 'RPL §§ 226-c, 231-c, 232-a (2024)',
  blocks: [
    { is: 'TEXT', text: 'The landlord does not intend to renew your tenancy of the premises.' },
    {
      is: 'EXACT',
      text: 'Your tenancy ends on {{notice.expires}}. You are required to remove from the premises on or before that day. If you do not, the landlord will begin a summary proceeding to recover possession of the premises.',
    },
    untilTheTermEnds,
    inWords,
    goodCauseNotice,
    ...signedAndGiven,
  ],
};

/** The petition, with what RPAPL 741 asks for. */
export const newYorkPetition: Paper = {
  ...newYork,
  kind: 'PETITION',
  name: 'Petition to recover possession',
  moment: 'CHECK',
  source: 'RPAPL §§ 711, 741',
  blocks: [
    { is: 'TEXT', text: 'The {{court.term.plaintiff}} {{plaintiff.name}} alleges:' },
    {
      is: 'ITEMS',
      items: [
        {
          text: 'Interest of the {{court.term.plaintiff}}: owner and landlord of the premises, or the owner’s agent.',
        },
        {
          text: 'Interest of the {{court.term.defendant}}: {{tenants.names}} are in possession as tenants under an agreement that began on {{lease.start?}}, at a rent of {{lease.rent?}} for each month. Persons who hold under them are named as undertenants.',
        },
        {
          text: 'The premises are {{property.address}}, in {{property.county}} County, within the jurisdiction of this Court.',
        },
        {
          text: 'Rent is owed through {{claim.rentThrough?}}. It was demanded in writing on {{notice.date}} by {{notice.method?}}, with fourteen days to pay or to give up the premises, which ended on {{notice.expires?}}.',
          when: forRent,
        },
        {
          text: 'The ground of this proceeding is: {{case.reasonList}}. {{case.reasonText?}} A notice was served on {{notice.date}} and ran out on {{notice.expires?}}.',
          when: notForRent,
        },
        {
          text: 'Whether the premises are a multiple dwelling, are registered, and are subject to rent regulation or to the Good Cause Eviction Law is stated in the schedule attached.',
        },
      ],
    },
    { is: 'SUMS', when: forRent },
    {
      is: 'TEXT',
      text: 'The {{court.term.plaintiff}} asks for a final judgment of possession, for the rent that is owed, for a {{court.term.writ}}, and for costs.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
    { is: 'JURAT' },
  ],
};

/** What brings the marshal after the judgment. */
export const newYorkWarrantRequest: Paper = {
  ...newYork,
  kind: 'WRIT_REQUEST',
  name: 'Request for warrant of eviction',
  moment: 'WRIT',
  source: 'RPAPL § 749',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'A final judgment of possession of {{property.address}} was entered on {{judgment.date}} against {{tenants.names}}.',
        },
        {
          text: 'No stay is in force. Whatever the judgment asked to be paid or done meanwhile was not paid or done.',
        },
      ],
    },
    {
      is: 'TEXT',
      text: 'The {{court.term.plaintiff}} asks that a {{court.term.writ}} issue to the {{court.term.officer}}, who gives at least fourteen days’ notice before it is executed.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};
