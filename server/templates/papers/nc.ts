import { beforeSuit, signedAndGiven, toGive, whereToPay } from './notices.ts';
import { forRent, forRentNoticed, forRentUnnoticed, notForRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const northCarolina = { state: 'NC', confidence: 'K' } as const;

/** The demand after which a lease that says nothing of forfeiture is forfeited. */
export const northCarolinaPayNotice: Paper = {
  ...northCarolina,
  ...beforeSuit,
  kind: 'NOTICE_TO_PAY',
  name: 'Ten-day demand for past-due rent',
  condition: toGive('PAY_OR_VACATE', 'DEMAND_FOR_POSSESSION'),
  source: 'N.C. Gen. Stat. § 42-3 (2004)',
  blocks: [
    {
      is: 'TEXT',
      text: 'The landlord demands all past-due rent of the premises. The sum that you owe is {{notice.demand}}.',
    },
    {
      is: 'EXACT',
      text: 'If you fail to pay this rent within 10 days after this demand, on or before {{notice.expires}}, the term of your lease is forfeited, and the landlord may bring an action in summary ejectment for possession of the premises.',
    },
    whereToPay,
    ...signedAndGiven,
  ],
};

/** What brings the action before the magistrate. */
export const northCarolinaComplaint: Paper = {
  ...northCarolina,
  kind: 'COMPLAINT',
  name: 'Complaint in summary ejectment',
  moment: 'CHECK',
  source: 'N.C. Gen. Stat. §§ 7A-216, 42-3, 42-26, 42-28',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: '{{court.term.plaintiff|TITLE}} {{plaintiff.name}} is the landlord, or the landlord’s agent, of the premises at {{property.address}} in {{property.county}} County, North Carolina.',
        },
        {
          text: '{{tenants.names}} rented the premises. The lease began on {{lease.start?}} and ends on {{lease.end?}}. The rent is {{lease.rent?}} a month and falls due on day {{lease.dueDay?}} of the month.',
        },
        {
          text: 'The rent that is due through {{claim.rentThrough?}} was not paid.',
          when: forRent,
        },
        {
          text: '{{court.term.plaintiff|TITLE}} demanded the rent on {{notice.date?}}, by {{notice.method?}}. The time of the demand ended on {{notice.expires?}}, and the rent was not paid.',
          when: forRentNoticed,
        },
        {
          text: 'The rent was demanded on {{notice.date?}}; or the lease ends when rent is not paid, and no demand is needed.',
          when: forRentUnnoticed,
        },
        {
          text: '{{court.term.plaintiff|TITLE}} asks for possession for this reason: {{case.reasonList}}. {{case.reasonText?}}',
          when: notForRent,
        },
        {
          text: '{{court.term.plaintiff|TITLE}} demanded possession, and the {{court.term.defendant}} refused to surrender the premises and holds them still.',
        },
        { text: 'The {{court.term.defendant}} owes:', when: forRent },
      ],
    },
    { is: 'SUMS', when: forRent },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks that the {{court.term.defendant}} be summoned before a magistrate, for judgment for possession of the premises, for the sums stated with rent until judgment, and for costs.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
    { is: 'JURAT' },
  ],
};

/** What is asked for in open court when nobody answered or came: section 42-30 wants it for rent alone. */
export const northCarolinaDefaultRequest: Paper = {
  ...northCarolina,
  kind: 'DEFAULT_REQUEST',
  name: 'Request for judgment on the pleadings',
  moment: 'DEFAULT',
  onRequest: true,
  source: 'N.C. Gen. Stat. § 42-30',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'The summons and complaint were served on {{tenant[1].servedDate?}}, as the return on file shows.',
        },
        {
          text: 'The sworn complaint alleges that rent was not paid, as a breach of the lease for which reentry is allowed.',
        },
        {
          text: 'The {{court.term.defendant}} filed no responsive pleading and was not in court when the case was called on {{hearing.date?}}.',
        },
        { text: 'An affidavit of military service under 50 U.S.C. § 3931 is filed with this request.' },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} {{plaintiff.name}} asks for judgment for possession of {{property.address}} against {{tenants.names}}, on the pleadings alone, and for costs.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};

/** What brings the sheriff once the days for an appeal are over. */
export const northCarolinaWritRequest: Paper = {
  ...northCarolina,
  kind: 'WRIT_REQUEST',
  name: 'Request for writ of possession',
  moment: 'WRIT',
  source: 'N.C. Gen. Stat. §§ 7A-228, 42-36.2',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'On {{judgment.date}} a magistrate gave judgment for possession of the premises at {{property.address}} against {{tenants.names}}.',
        },
        {
          text: 'The ten days for an appeal are over. No appeal was taken, or what stays the judgment during an appeal was not given or not kept up.',
        },
        { text: 'The {{court.term.defendant}} has not returned the premises to {{plaintiff.name}}.' },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks the clerk for a {{court.term.writ}} to the {{court.term.officer}}, and will be told the day and hour of its execution at {{attorney.phone?}}.',
    },
    {
      is: 'TEXT',
      text: 'Whether the goods in the premises are to be removed or the premises locked with the goods inside is for {{court.term.plaintiff}} to tell the {{court.term.officer}} in a signed statement.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};
