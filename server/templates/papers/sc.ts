import { beforeSuit, signedAndGiven, toGive, whereToPay } from './notices.ts';
import { forRent, forRentUnnoticed, noticed, notForRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const southCarolina = { state: 'SC', confidence: 'K' } as const;

/**
 * What is given where the lease doesn't hold the notice itself. It ends with the words of the statute, so that it counts for the rest of
 * the term: a landlord who gave it once gives no other.
 */
export const southCarolinaPayNotice: Paper = {
  ...southCarolina,
  ...beforeSuit,
  kind: 'NOTICE_TO_PAY',
  name: 'Five-day notice to pay rent',
  condition: toGive('PAY_OR_VACATE'),
  source: 'S.C. Code § 27-40-710(B) (2018)',
  blocks: [
    { is: 'TEXT', text: 'You have not paid rent of {{notice.demand}} that is due for the premises.' },
    {
      is: 'TEXT',
      text: 'If this rent is not paid within five days, on or before {{notice.expires}}, the landlord intends to terminate the rental agreement and may apply to the magistrate for your ejectment.',
    },
    whereToPay,
    { is: 'EXACT', text: 'IF YOU DO NOT PAY YOUR RENT ON TIME' },
    {
      is: 'EXACT',
      text: 'This is your notice. If you do not pay your rent within five days of the due date, the landlord can start to have you evicted. You will get no other notice as long as you live in this rental unit.',
    },
    ...signedAndGiven,
  ],
};

/** What brings the action before the magistrate. */
export const southCarolinaApplication: Paper = {
  ...southCarolina,
  kind: 'COMPLAINT',
  name: 'Affidavit and application for ejectment',
  moment: 'CHECK',
  source: 'S.C. Code §§ 27-37-10, 27-37-20, 27-40-710',
  blocks: [
    { is: 'TEXT', text: 'The undersigned, being sworn, states:' },
    {
      is: 'ITEMS',
      items: [
        {
          text: '{{court.term.plaintiff|TITLE}} {{plaintiff.name}} is the landlord, or the landlord’s agent, of the premises at {{property.address}} in {{property.county}} County, South Carolina.',
        },
        {
          text: '{{tenants.names}} hold the premises as tenants under an agreement that began on {{lease.start?}}, at a rent of {{lease.rent?}} a month that falls due on day {{lease.dueDay?}}.',
        },
        {
          text: 'The {{court.term.defendant}} failed to pay the rent that is due through {{claim.rentThrough?}}.',
          when: forRent,
        },
        {
          text: 'The ejectment is asked for on this ground: {{case.reasonList}}. {{case.reasonText?}}',
          when: notForRent,
        },
        {
          text: 'Written notice was given on {{notice.date?}}, by {{notice.method?}}, and ran out on {{notice.expires?}}. A copy is attached.',
          when: noticed,
        },
        {
          text: 'Written notice was given on {{notice.date?}}; or the written agreement holds, in conspicuous words, the notice that S.C. Code § 27-40-710(B) gives. A copy of either is attached.',
          when: forRentUnnoticed,
        },
        { text: 'Due and unpaid is:', when: forRent },
      ],
    },
    { is: 'SUMS', when: forRent },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} applies for a rule that requires the {{court.term.defendant}} to vacate the premises or to show cause, for ejectment, for the sums stated where there are any, and for costs.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
    { is: 'JURAT' },
  ],
};

/** The rule that the magistrate signs and an officer serves. */
export const southCarolinaRule: Paper = {
  ...southCarolina,
  kind: 'SUMMONS',
  name: 'Rule to vacate or show cause',
  moment: 'FILING',
  onRequest: true,
  source: 'S.C. Code §§ 27-37-20, 27-37-30',
  blocks: [
    {
      is: 'TEXT',
      text: 'To {{tenants.names}}, and to all other occupants of the premises at {{property.address}}:',
    },
    {
      is: 'TEXT',
      text: '{{plaintiff.name}} has applied to this Court for your ejectment. The application is attached. Its ground is: {{case.reasonList}}.',
    },
    {
      is: 'TEXT',
      text: 'You are required to vacate the premises forthwith, or to show cause why you should not be ejected, before me at the {{court.name}}, {{court.address?}}, within ten days after this rule is served on you.',
    },
    {
      is: 'TEXT',
      text: 'If you do neither, a {{court.term.writ}} can be issued without a hearing, and a {{court.term.officer}} will put you out.',
    },
    { is: 'SIGN', who: 'JUDGE' },
  ],
};

/** What is asked for when ten days went by and no cause was shown. */
export const southCarolinaDefaultRequest: Paper = {
  ...southCarolina,
  kind: 'DEFAULT_REQUEST',
  name: 'Request for ejectment by default',
  moment: 'DEFAULT',
  onRequest: true,
  source: 'S.C. Code § 27-37-40',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'The rule to vacate or show cause was served on {{tenant[1].servedDate?}}, as the return on file shows.',
        },
        {
          text: 'Ten days have passed since that service. {{tenants.names}} neither vacated the premises at {{property.address}} nor appeared to show cause.',
        },
        { text: 'An affidavit of military service under 50 U.S.C. § 3931 is filed with this request.' },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} {{plaintiff.name}} asks that a {{court.term.writ}} issue, for costs, and, where the application asks for money, for:',
    },
    { is: 'SUMS', when: forRent },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};

/** What brings the officer after the finding. */
export const southCarolinaWritRequest: Paper = {
  ...southCarolina,
  kind: 'WRIT_REQUEST',
  name: 'Application for writ of ejectment',
  moment: 'WRIT',
  source: 'S.C. Code §§ 27-37-40, 27-37-100, 27-37-160',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'On {{judgment.date}} this Court found for {{plaintiff.name}}, for possession of the premises at {{property.address}}.',
        },
        { text: 'No bond or undertaking stays the ejectment.' },
        { text: '{{tenants.names}} or other occupants hold the premises still.' },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} applies for a {{court.term.writ}} to the {{court.term.officer}}, and will have people present to move the goods when the {{court.term.officer}} comes.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
    { is: 'TEXT', text: 'Let the writ issue.' },
    { is: 'SIGN', who: 'JUDGE' },
  ],
};
