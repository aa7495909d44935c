import { forRent, notForRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const nevada = { state: 'NV', confidence: 'K' } as const;

/** What the landlord states once the notice has run out, with each fact that NRS 40.253(5) lists. */
export const nevadaComplaint: Paper = {
  ...nevada,
  kind: 'COMPLAINT',
  name: 'Affidavit of complaint for summary eviction',
  moment: 'CHECK',
  source: 'NRS 40.253(5), 40.254',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'I state this for {{plaintiff.name}}, the {{court.term.plaintiff}} of the premises at {{property.address}} in {{property.county}} County, Nevada. The premises lie within the township of this Court.',
        },
        {
          text: 'The tenancy of {{tenants.names}} began on {{lease.start?}}, at a rent of {{lease.rent?}} for each month. What was paid in advance as a deposit stands in the rental agreement that is attached.',
        },
        {
          text: 'The rent falls due on day {{lease.dueDay?}} of each month. It is unpaid through {{claim.rentThrough?}}; the ledger attached shows the day on which it became delinquent. The rent that is due and delinquent is {{claim.rent?}}. The {{court.term.defendant}} has stayed in possession without paying it.',
          when: forRent,
        },
        {
          text: 'The {{court.term.defendant}} is guilty of an unlawful detainer for this reason: {{case.reasonList}}. {{case.reasonText?}}',
          when: notForRent,
        },
        {
          text: 'A written notice was served on the {{court.term.defendant}} as NRS 40.280 requires, on {{notice.date}}, by {{notice.method?}}. A copy of it and the proof of its service are attached.',
        },
        {
          text: 'The time that the notice gave ended on {{notice.expires?}}. The {{court.term.defendant}} neither complied with it nor gave up the premises.',
        },
        { text: 'A copy of the signed rental agreement, if there is one, is attached.' },
      ],
    },
    {
      is: 'TEXT',
      text: 'The {{court.term.plaintiff}} asks for the {{court.term.writ}}, which directs the {{court.term.officer}} to remove the {{court.term.defendant}} and all other occupants from the premises. No money is asked for in this proceeding.',
    },
    { is: 'DECLARE' },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};

/** How the notice came to the tenant, said by whoever served it: never the landlord. */
export const nevadaServiceProof: Paper = {
  ...nevada,
  kind: 'SERVICE_PROOF',
  name: 'Proof of service of notice',
  moment: 'CHECK',
  onRequest: true,
  source: 'NRS 40.280',
  blocks: [
    { is: 'TEXT', text: 'The undersigned states:' },
    {
      is: 'ITEMS',
      items: [
        {
          text: 'I am a sheriff, a constable, a licensed process server or an agent of an attorney, and am no party to this proceeding.',
        },
        {
          text: 'On {{notice.date}} I served a notice of this kind: {{notice.type?}}. It was meant for {{tenants.names}}, at {{property.address}}.',
        },
        { text: 'I served it by {{notice.method?}}.' },
        {
          text: 'Where the notice was mailed, the certificate of mailing that the United States Postal Service issued is attached.',
        },
      ],
    },
    { is: 'DECLARE' },
    { is: 'SIGN', who: 'SERVER' },
  ],
};

/** What the constable is asked to do with the order. */
export const nevadaRemovalRequest: Paper = {
  ...nevada,
  kind: 'WRIT_REQUEST',
  name: 'Instructions to the constable',
  moment: 'WRIT',
  source: 'NRS 40.253(5)(a)',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'On {{judgment.date}} this Court gave the {{court.term.writ}} against {{tenants.names}} for the premises at {{property.address}}. A copy is attached.',
        },
        { text: 'The order is not stayed, and the premises have not been returned to {{plaintiff.name}}.' },
      ],
    },
    {
      is: 'TEXT',
      text: 'To the {{court.term.officer}}: please post the order in a conspicuous place on the premises within 24 hours of receiving it, and remove the {{court.term.defendant}} and all other occupants not earlier than 24 and not later than 36 hours after the posting.',
    },
    {
      is: 'TEXT',
      text: 'Someone will meet you at the premises, with a locksmith, at the hour that you name. The person to call is {{attorney.name?}}, {{attorney.phone?}}.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};
