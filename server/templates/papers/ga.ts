import { beforeSuit, toGive, whereToPay } from './notices.ts';
import { forRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const georgia = { state: 'GA', confidence: 'K' } as const;

/** What must be given before a suit for rent under a lease made or renewed from July 1, 2024 on. */
export const georgiaPayNotice: Paper = {
  ...georgia,
  ...beforeSuit,
  kind: 'NOTICE_TO_PAY',
  name: 'Notice to vacate or pay within three business days',
  condition: toGive('PAY_OR_VACATE'),
  source: 'O.C.G.A. § 44-7-50(c) (2024)',
  blocks: [
    {
      is: 'EXACT',
      text: 'You must vacate the premises or pay all past due rent, late fees, utilities, and other charges, if any, that you owe to the landlord, within three business days of this notice: on or before {{notice.expires}}.',
    },
    { is: 'TEXT', text: 'The sum that you owe is {{notice.demand}}.' },
    whereToPay,
    {
      is: 'TEXT',
      text: 'If you do neither, the landlord may file a dispossessory affidavit against you in court and ask for possession of the premises.',
    },
    { is: 'SIGN', who: 'LANDLORD' },
    {
      is: 'TEXT',
      text: 'This notice is posted in a sealed envelope conspicuously on the door of the premises on {{notice.date}}, and is delivered by each other method to which the rental agreement binds the parties.',
    },
  ],
};

/** What is asked for when no answer came within the seven days. */
export const georgiaDefaultRequest: Paper = {
  ...georgia,
  kind: 'DEFAULT_REQUEST',
  name: 'Request for default judgment',
  moment: 'DEFAULT',
  onRequest: true,
  source: 'O.C.G.A. § 44-7-53(a)',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: '{{court.term.plaintiff|TITLE}} filed a dispossessory affidavit in this Court on {{case.filedDate?}} against {{tenants.names}} for the premises at {{property.address}}.',
        },
        {
          text: 'The affidavit and summons were served on {{tenant[1].servedDate?}}. Any answer was due on or before the seventh day after that service. No answer, oral or written, is recorded on the docket of this action.',
        },
        {
          text: 'An affidavit of military service under 50 U.S.C. § 3931 is filed with this request.',
        },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks that the Court enter judgment by default under O.C.G.A. § 44-7-53(a), order that a {{court.term.writ}} issue as the law allows, and award:',
    },
    { is: 'SUMS', when: forRent },
    { is: 'TEXT', text: 'together with all costs of this action.' },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};

/** What brings the officer after the judgment. */
export const georgiaWritRequest: Paper = {
  ...georgia,
  kind: 'WRIT_REQUEST',
  name: 'Application for writ of possession',
  moment: 'WRIT',
  source: 'O.C.G.A. § 44-7-55',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'This Court gave judgment for {{court.term.plaintiff}} for possession of the premises at {{property.address}} on {{judgment.date}}.',
        },
        {
          text: 'The time after the judgment that O.C.G.A. § 44-7-55 sets for the writ is over, or the judgment allows an earlier writ.',
        },
        {
          text: 'No appeal is pending that stays the judgment, and {{court.term.plaintiff}} still asks for possession. {{tenants.names}}, or persons who hold under them, remain in possession.',
        },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} applies for a {{court.term.writ}} that commands the {{court.term.officer}} to remove the {{court.term.defendant}} and all other occupants and to return the premises to {{plaintiff.name}}.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
    {
      is: 'TEXT',
      text: 'So ordered. Let the writ issue.',
    },
    { is: 'SIGN', who: 'JUDGE' },
  ],
};

/** What lets another officer carry out the writ that the first one has not. */
export const georgiaOfficerApplication: Paper = {
  ...georgia,
  kind: 'OFFICER_APPLICATION',
  name: 'Application for execution by another officer',
  moment: 'LOCKOUT',
  onRequest: true,
  source: 'O.C.G.A. § 44-7-55(d)',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'This Court gave judgment for {{court.term.plaintiff}} for possession of the premises at {{property.address}} on {{judgment.date}}.',
        },
        { text: 'A {{court.term.writ}} issued on {{writ.issued}}.' },
        {
          text: '{{court.term.plaintiff|TITLE}} applied to the {{court.term.officer}} for its execution within 30 days of that day. More than 14 days have passed since the application, and the writ has not been executed.',
        },
        {
          text: 'No order stays the writ. {{tenants.names}}, or persons who hold under them, remain in possession.',
        },
      ],
    },
    {
      is: 'TEXT',
      text: 'Under O.C.G.A. § 44-7-55(d), {{court.term.plaintiff}} asks to have the writ executed, at its own cost, by the off-duty officer named below, whom the law and this Court accept.',
    },
    { is: 'SIGN', who: 'EXECUTING_OFFICER' },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};
