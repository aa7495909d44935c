import { beforeSuit, inWords, signedAndGiven, toGive, wordsOfOhio } from './notices.ts';
import { forRent, notForRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const ohio = { state: 'OH', confidence: 'K' } as const;

/** What must be given before the complaint, whatever the reason is. */
export const ohioLeaveNotice: Paper = {
  ...ohio,
  ...beforeSuit,
  kind: 'NOTICE_TO_VACATE',
  name: 'Three-day notice to leave the premises',
  condition: toGive('NOTICE_TO_LEAVE_PREMISES', 'PAY_OR_VACATE', 'UNCONDITIONAL_VACATE'),
  source: 'Ohio R.C. 1923.04(A)',
  blocks: [
    {
      is: 'TEXT',
      text: 'The landlord asks you to leave the premises, which are in your possession, on or before {{notice.expires}}. The day on which this notice is given is not counted.',
    },
    { is: 'TEXT', text: 'The reason is: {{case.reasonList}}.' },
    inWords,
    { is: 'CONSPICUOUS', text: wordsOfOhio },
    ...signedAndGiven,
  ],
};

/** Both causes in one complaint: possession first, money later. */
export const ohioComplaint: Paper = {
  ...ohio,
  kind: 'COMPLAINT',
  name: 'Complaint in forcible entry and detainer',
  moment: 'CHECK',
  source: 'Ohio R.C. 1923.02, 1923.04, 1923.05',
  blocks: [
    { is: 'TEXT', text: 'First cause of action: restitution of the premises' },
    {
      is: 'ITEMS',
      items: [
        {
          text: '{{court.term.plaintiff|TITLE}} {{plaintiff.name}} is entitled to possession of the premises at {{property.address}}, {{property.county}} County, Ohio.',
        },
        { text: '{{tenants.names}} entered the premises as tenants and hold them unlawfully.' },
        { text: 'Since {{claim.rentThrough?}} or earlier they have been in default of rent.', when: forRent },
        {
          text: 'The ground for restitution is: {{case.reasonList}}. {{case.reasonText?}}',
          when: notForRent,
        },
        {
          text: 'On {{notice.date}}, at least three days before this action, {{court.term.plaintiff}} served the notice to leave the premises that R.C. 1923.04 requires, by {{notice.method?}}. A copy is attached.',
        },
      ],
    },
    { is: 'TEXT', text: 'Second cause of action: money', when: forRent },
    {
      is: 'ITEMS',
      items: [
        {
          text: '{{court.term.plaintiff|TITLE}} repeats what is said above. The {{court.term.defendant}} owes the following, with rent that falls due until the premises are returned:',
          when: forRent,
        },
      ],
    },
    { is: 'SUMS', when: forRent },
    {
      is: 'TEXT',
      text: 'WHEREFORE, {{court.term.plaintiff}} demands restitution of the premises, a {{court.term.writ}}, the money stated in the second cause where there is one, and costs.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};

/** What brings the bailiff after the judgment. */
export const ohioWritPraecipe: Paper = {
  ...ohio,
  kind: 'WRIT_REQUEST',
  name: 'Praecipe for writ of restitution',
  moment: 'WRIT',
  source: 'Ohio R.C. 1923.13, 1923.14',
  blocks: [
    {
      is: 'TEXT',
      text: 'To the clerk: on {{judgment.date}} this Court gave judgment for restitution of the premises at {{property.address}}.',
    },
    {
      is: 'TEXT',
      text: 'Please issue a {{court.term.writ}} to the {{court.term.officer}} against {{tenants.names}} and all other occupants, and set a day to move them out. The {{court.term.plaintiff}} will have people and vehicles present as the {{court.term.officer}} asks.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};
