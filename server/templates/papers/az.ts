import { beforeSuit, signedAndGiven, toGive, whereToPay } from './notices.ts';
import { forRent, notForRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const arizona = { state: 'AZ', confidence: 'K' } as const;

/** What is given before an action for rent. */
export const arizonaPayNotice: Paper = {
  ...arizona,
  ...beforeSuit,
  kind: 'NOTICE_TO_PAY',
  name: 'Five-day notice to pay rent',
  condition: toGive('PAY_OR_VACATE'),
  source: 'A.R.S. § 33-1368(B) (2025)',
  blocks: [
    { is: 'TEXT', text: 'You have not paid rent of {{notice.demand}} that is due for the premises.' },
    {
      is: 'EXACT',
      text: 'If this rent is not paid within five days after you receive this notice, on or before {{notice.expires}}, the landlord intends to terminate the rental agreement and may file an eviction action against you.',
    },
    whereToPay,
    {
      is: 'TEXT',
      text: 'Until an eviction action is filed, the rental agreement is reinstated if you tender all past due and unpaid periodic rent and a reasonable late fee set forth in a written rental agreement.',
    },
    ...signedAndGiven,
  ],
};

/** What is given to a tenant who may still put a material breach right. */
export const arizonaCureNotice: Paper = {
  ...arizona,
  ...beforeSuit,
  kind: 'NOTICE_TO_CURE',
  name: 'Ten-day notice of material noncompliance',
  condition: toGive('CURE_OR_VACATE'),
  source: 'A.R.S. § 33-1368(A) (2025)',
  blocks: [
    {
      is: 'TEXT',
      text: 'You have not complied with your rental agreement. These acts and omissions constitute the breach: {{case.reasonText}}',
    },
    {
      is: 'EXACT',
      text: 'The rental agreement will terminate on {{notice.expires}}, which is not less than ten days after you receive this notice, if the breach is not remedied in ten days.',
    },
    {
      is: 'TEXT',
      text: 'If the breach can be remedied by repair or the payment of damages or otherwise, and you adequately remedy it before that day, the rental agreement will not terminate.',
    },
    ...signedAndGiven,
  ],
};

/** The complaint, with what Rule 5 asks for. */
export const arizonaComplaint: Paper = {
  ...arizona,
  kind: 'COMPLAINT',
  name: 'Complaint (eviction action)',
  moment: 'CHECK',
  source: 'Ariz. R.P. Eviction Actions 5; A.R.S. §§ 33-1368, 33-1377',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'This Court has jurisdiction: the premises at {{property.address}} lie in {{property.county}} County, Arizona.',
        },
        {
          text: '{{court.term.plaintiff|TITLE}} {{plaintiff.name}} is the owner or the owner’s authorized agent. {{tenants.names}} are the tenants and hold possession.',
        },
        { text: 'The tenants live there under a rental agreement that began on {{lease.start?}}.' },
        {
          text: 'Rent of {{lease.rent?}} falls due on day {{lease.dueDay?}} of each month and is unpaid through {{claim.rentThrough?}}. The amounts below are itemized by kind, and a ledger of at least six months is attached.',
          when: forRent,
        },
        {
          text: 'The tenancy is terminated for this reason: {{case.reasonList}}. {{case.reasonText?}}',
          when: notForRent,
        },
        {
          text: 'A notice was served on {{notice.date}} by {{notice.method?}} and ran out on {{notice.expires?}}. A copy, with proof of how it was served, is attached. The tenants have not complied.',
        },
        {
          text: 'Whether rent is subsidized, and which part of it the tenants pay, is stated in the ledger attached.',
          when: forRent,
        },
      ],
    },
    { is: 'SUMS', when: forRent },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks for judgment of possession, for the amounts stated, for costs, for attorney’s fees where the agreement or the law gives them, and for a {{court.term.writ}} when the law allows.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
    { is: 'JURAT' },
  ],
};

/** What brings the constable after the judgment. */
export const arizonaWritRequest: Paper = {
  ...arizona,
  kind: 'WRIT_REQUEST',
  name: 'Application for writ of restitution',
  moment: 'WRIT',
  source: 'A.R.S. § 12-1178; Ariz. R.P. Eviction Actions 14',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'On {{judgment.date}} this Court gave judgment for possession of {{property.address}} against {{tenants.names}}.',
        },
        {
          text: 'The days that A.R.S. § 12-1178 sets between judgment and writ are over, and the judgment is not stayed.',
        },
        { text: 'The premises have not been returned to {{plaintiff.name}}.' },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} applies for a {{court.term.writ}} to the {{court.term.officer}}.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};
