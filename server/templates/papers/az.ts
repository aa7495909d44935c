import { forRent, notForRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const arizona = { state: 'AZ', confidence: 'K' } as const;

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
