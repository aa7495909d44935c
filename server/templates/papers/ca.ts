import type { Condition } from '@writdesk/contract/documents/conditions';
import { beforeSuit, inWords, signedAndGiven, toGive, untilTheTermEnds } from './notices.ts';
import { forRent, notForRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const california = { state: 'CA', confidence: 'K' } as const;

/** Somebody takes the rent in person. */
const inPerson: Condition = {
  match: 'ALL',
  rows: [{ path: 'payee.hours', test: 'IS_KNOWN', value: '' }],
};
const byMail: Condition = { match: 'ALL', rows: [{ path: 'payee.hours', test: 'IS_UNKNOWN', value: '' }] };

/** What is asked of a tenant who owes rent: rent alone, and to whom, where, how and when it is paid. */
export const californiaPayNotice: Paper = {
  ...california,
  ...beforeSuit,
  kind: 'NOTICE_TO_PAY',
  name: 'Three-day notice to pay rent or quit',
  condition: toGive('PAY_OR_VACATE'),
  source: 'Cal. Code Civ. Proc. § 1161(2) (2025)',
  confidence: 'U',
  blocks: [
    {
      is: 'TEXT',
      text: 'Rent of {{notice.demand}} is due and unpaid for the premises that you hold under your lease or rental agreement. This sum is rent alone.',
    },
    {
      is: 'EXACT',
      text: 'Within three days after this notice is served on you, excluding Saturdays and Sundays and other judicial holidays, on or before {{notice.expires}}, you are required to pay the amount that is due in full or to deliver possession of the premises to the landlord.',
    },
    {
      is: 'TEXT',
      text: 'The rent is paid to {{payee.name}}, {{payee.address}}, telephone {{payee.phone}}.',
    },
    {
      is: 'TEXT',
      text: 'Payment may be made personally. The usual days and hours on which that person will be available to receive it are: {{payee.hours}}.',
      when: inPerson,
    },
    {
      is: 'TEXT',
      text: 'Payment is made by mail to that name and address. Rent that is mailed there is deemed received on the date posted, if you can show proof of mailing.',
      when: byMail,
    },
    {
      is: 'TEXT',
      text: 'If you do neither, the landlord elects to declare the forfeiture of the lease or rental agreement and will begin an action for possession of the premises and for the rent.',
    },
    ...signedAndGiven,
  ],
};

/** What is given to a tenant who may still perform what the lease asks. */
export const californiaCureNotice: Paper = {
  ...california,
  ...beforeSuit,
  kind: 'NOTICE_TO_CURE',
  name: 'Three-day notice to perform or quit',
  condition: toGive('CURE_OR_VACATE'),
  source: 'Cal. Code Civ. Proc. § 1161(3) (2025); Cal. Civ. Code § 1946.2(c)',
  blocks: [
    {
      is: 'TEXT',
      text: 'You have not performed a condition or covenant of your lease or rental agreement, as follows: {{case.reasonText}}',
    },
    {
      is: 'EXACT',
      text: 'Within three days after this notice is served on you, excluding Saturdays and Sundays and other judicial holidays, on or before {{notice.expires}}, you are required to perform this condition or covenant or to deliver possession of the premises to the landlord.',
    },
    {
      is: 'TEXT',
      text: 'If you do neither, the landlord elects to declare the forfeiture of the lease or rental agreement and will begin an action for possession of the premises.',
    },
    ...signedAndGiven,
  ],
};

/** What ends a tenancy 30 or 60 days ahead, 90 where it is subsidized. After twelve months it must give a just cause. */
export const californiaTerminationNotice: Paper = {
  ...california,
  ...beforeSuit,
  kind: 'NOTICE_OF_TERMINATION',
  name: 'Notice of termination of tenancy',
  condition: toGive('TERMINATE_PERIODIC', 'NON_RENEWAL'),
  source: 'Cal. Civ. Code §§ 1946.1, 1946.2 (2025)',
  confidence: 'U',
  blocks: [
    {
      is: 'EXACT',
      text: 'Your tenancy of the premises is terminated. You are required to vacate the premises and deliver possession to the landlord on or before {{notice.expires}}.',
    },
    untilTheTermEnds,
    { is: 'TEXT', text: 'The reason for this notice is: {{case.reasonList}}.' },
    inWords,
    {
      is: 'EXACT',
      text: 'State law permits former tenants to reclaim abandoned personal property left at the former address of the tenant, subject to certain conditions. You may or may not be able to reclaim property without incurring additional costs, depending on the cost of storing the property and the length of time before it is reclaimed. In general, these costs will be lower the sooner you contact your former landlord after being notified that property belonging to you was left behind after you moved out.',
    },
    ...signedAndGiven,
  ],
};

/** The complaint, with what section 1166 asks for; the court’s cover sheet and summons are forms of its own. */
export const californiaComplaint: Paper = {
  ...california,
  kind: 'COMPLAINT',
  name: 'Complaint for unlawful detainer',
  moment: 'CHECK',
  source: 'Cal. Code Civ. Proc. §§ 1161, 1166',
  blocks: [
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} {{plaintiff.name}} complains of {{tenants.names}} and alleges:',
    },
    {
      is: 'ITEMS',
      items: [
        {
          text: '{{court.term.plaintiff|TITLE}} is the owner of the premises at {{property.address}} or is otherwise entitled to their possession. The premises lie in {{property.county}} County, California, where this action is brought.',
        },
        {
          text: 'The {{court.term.defendant}} took possession under an agreement that began on {{lease.start?}}, for a rent of {{lease.rent?}} a month, due on day {{lease.dueDay?}} of each month. A copy of a written agreement is attached.',
        },
        {
          text: 'When the notice was served, rent of {{notice.amount?}} was due and unpaid. The notice asked for no more than that, and for rent alone.',
          when: forRent,
        },
        {
          text: 'The tenancy was ended for this reason: {{case.reasonList}}. {{case.reasonText?}}',
          when: notForRent,
        },
        {
          text: 'The written notice that the law asks for, of which a copy is attached, was served on the {{court.term.defendant}} on {{notice.date}}, by {{notice.method?}}.',
        },
        {
          text: 'The time that the notice gave ended on {{notice.expires?}}. The {{court.term.defendant}} did not do by then what it asked for, and holds possession without {{court.term.plaintiff}}’s permission.',
        },
        {
          text: 'Whether the tenancy falls under Civil Code section 1946.2, and whether the notice meets it or why it need not, is stated in the supplemental allegations that are filed with this complaint.',
        },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks for possession of the premises, for damages at the fair rental value for each day from the end of the notice until judgment, for attorney’s fees where the agreement gives them, and for costs.',
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks as well for the past-due rent of {{claim.rent?}}, and that the agreement be declared forfeited.',
      when: forRent,
    },
    { is: 'SIGN', who: 'ATTORNEY' },
    {
      is: 'TEXT',
      text: 'Verification. I am the {{court.term.plaintiff}} or am authorized to verify this complaint for the {{court.term.plaintiff}}. I have read it and know what it says.',
    },
    { is: 'DECLARE' },
  ],
};

/** The facts behind a judgment by default; the request itself is a form of the court. */
export const californiaDefaultRequest: Paper = {
  ...california,
  kind: 'DEFAULT_REQUEST',
  name: 'Declaration for default judgment',
  moment: 'DEFAULT',
  onRequest: true,
  source: 'Cal. Code Civ. Proc. §§ 585, 1167, 1169',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'I am the {{court.term.plaintiff}} or keep the {{court.term.plaintiff}}’s records of the premises at {{property.address}}, and would testify to what I state here.',
        },
        {
          text: 'The summons and complaint were served on {{tenant[1].servedDate?}}; the proof of service is on file. The time to respond that section 1167 of the Code of Civil Procedure sets is over, and {{tenants.names}} filed no response.',
        },
        {
          text: 'The notice attached to the complaint was served on {{notice.date}}, by {{notice.method?}}. It ran out on {{notice.expires?}} and was not met.',
        },
        { text: 'The rent is {{lease.rent?}} a month. Unpaid is {{claim.rent?}}.', when: forRent },
        { text: 'An affidavit of military service under 50 U.S.C. § 3931 is filed with this declaration.' },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks for judgment for possession of the premises against the {{court.term.defendant}}, with the sums that the Court finds due, and for costs.',
    },
    { is: 'DECLARE' },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};

/** What brings the sheriff after the judgment. */
export const californiaWritRequest: Paper = {
  ...california,
  kind: 'WRIT_REQUEST',
  name: 'Application for writ of possession',
  moment: 'WRIT',
  source: 'Cal. Code Civ. Proc. §§ 712.010, 715.010',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'Judgment for possession of the premises at {{property.address}} was entered for {{plaintiff.name}} on {{judgment.date}}, against {{tenants.names}}.',
        },
        { text: 'The judgment is not stayed, and possession was not returned.' },
        {
          text: 'Whether a prejudgment claim of right to possession was served with the summons, and on whom, is shown by the proof of service on file.',
        },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} applies for a {{court.term.writ}} to the {{court.term.officer}} of {{property.county}} County.',
    },
    { is: 'DECLARE' },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};
