import { beforeSuit, signedAndGiven, toGive } from './notices.ts';
import { forRent, notForRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const florida = { state: 'FL', confidence: 'K' } as const;

/** What is demanded before a suit for rent, in the form that the statute gives. */
export const floridaPayNotice: Paper = {
  ...florida,
  ...beforeSuit,
  kind: 'NOTICE_TO_PAY',
  name: 'Three-day notice to pay rent or deliver possession',
  condition: toGive('PAY_OR_VACATE'),
  source: 'Fla. Stat. § 83.56(3) (2025)',
  blocks: [
    {
      is: 'EXACT',
      text: 'You are hereby notified that you are indebted to me in the sum of {{notice.demand|DOLLARS_BARE}} dollars for the rent and use of the premises {{property.address}}, {{property.county}} County, Florida, now occupied by you and that I demand payment of the rent or possession of the premises within 3 days (excluding Saturday, Sunday, and legal holidays) from the date of delivery of this notice, to wit: on or before the {{notice.expires|ORDINAL_DAY}} day of {{notice.expires|MONTH}}, {{notice.expires|YEAR}}.',
    },
    ...signedAndGiven,
  ],
};

/** What is demanded of a tenant who may still put a breach right, in the form that the statute gives. */
export const floridaCureNotice: Paper = {
  ...florida,
  ...beforeSuit,
  kind: 'NOTICE_TO_CURE',
  name: 'Seven-day notice to cure noncompliance',
  condition: toGive('CURE_OR_VACATE'),
  source: 'Fla. Stat. § 83.56(2)(b) (2025)',
  blocks: [
    {
      is: 'EXACT',
      text: 'You are hereby notified that you have not complied with your rental agreement, as follows: {{case.reasonText}}',
    },
    {
      is: 'EXACT',
      text: 'Demand is hereby made that you remedy the noncompliance within 7 days of receipt of this notice or your lease shall be deemed terminated and you shall vacate the premises upon such termination. If this same conduct or conduct of a similar nature is repeated within 12 months, your tenancy is subject to termination without further warning and without your being given an opportunity to cure the noncompliance.',
    },
    { is: 'TEXT', text: 'The seven days end on {{notice.expires}}.' },
    ...signedAndGiven,
  ],
};

/** What ends the lease for a breach that can’t be put right, in the form that the statute gives. */
export const floridaVacateNotice: Paper = {
  ...florida,
  ...beforeSuit,
  kind: 'NOTICE_TO_VACATE',
  name: 'Seven-day notice of termination',
  condition: toGive('UNCONDITIONAL_VACATE'),
  source: 'Fla. Stat. § 83.56(2)(a) (2025)',
  blocks: [
    {
      is: 'EXACT',
      text: 'You are advised that your lease is terminated effective immediately. You shall have 7 days from the delivery of this letter to vacate the premises. This action is taken because you have not complied with your rental agreement, as follows: {{case.reasonText}}',
    },
    { is: 'TEXT', text: 'The seven days end on {{notice.expires}}.' },
    ...signedAndGiven,
  ],
};

/** The complaint for possession, and for rent where it is owed. */
export const floridaComplaint: Paper = {
  ...florida,
  kind: 'COMPLAINT',
  name: 'Complaint for eviction',
  moment: 'CHECK',
  source: 'Fla. Stat. §§ 83.21, 83.56, 83.59',
  blocks: [
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} {{plaintiff.name}} sues {{court.term.defendant}} {{tenants.names}} and alleges:',
    },
    {
      is: 'ITEMS',
      items: [
        {
          text: 'This is an action to evict the {{court.term.defendant}} from real property in {{property.county}} County, Florida.',
        },
        {
          text: '{{court.term.plaintiff|TITLE}} owns or manages this property in the county: {{property.address}}.',
        },
        {
          text: 'The {{court.term.defendant}} has possession of the property under an agreement to pay rent of {{lease.rent?}}, due on day {{lease.dueDay?}} of each month.',
        },
        {
          text: 'The {{court.term.defendant}} failed to pay the rent that is due through {{claim.rentThrough?}}, in the amount of {{claim.rent?}}.',
          when: forRent,
        },
        {
          text: 'The tenancy ended or was ended for this reason: {{case.reasonList}}. {{case.reasonText?}}',
          when: notForRent,
        },
        {
          text: '{{court.term.plaintiff|TITLE}} served the {{court.term.defendant}} with a notice on {{notice.date}} by {{notice.method?}}, which ran out on {{notice.expires?}}. A copy is attached. The {{court.term.defendant}} neither did what it asks for nor delivered possession.',
        },
      ],
    },
    { is: 'SUMS', when: forRent },
    {
      is: 'TEXT',
      text: 'WHEREFORE, {{court.term.plaintiff}} demands judgment for possession of the property, for the rent found due where the court has jurisdiction of money, for costs, and for attorney’s fees as Fla. Stat. § 83.48 allows.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};

/** What is asked for when five court days went by without an answer or a deposit. */
export const floridaDefaultMotion: Paper = {
  ...florida,
  kind: 'DEFAULT_REQUEST',
  name: 'Motion for clerk’s default',
  moment: 'DEFAULT',
  onRequest: true,
  source: 'Fla. Stat. §§ 51.011, 83.60(2); Fla. R. Civ. P. 1.500(a)',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'The summons and complaint were served on {{tenant[1].servedDate?}}, as the return on file shows.',
        },
        {
          text: 'Five days, not counting Saturdays, Sundays and legal holidays, have passed since that service. The {{court.term.defendant}} has served or filed no paper in this action, and has paid nothing into the registry of the court.',
        },
        { text: 'An affidavit of military service under 50 U.S.C. § 3931 is filed with this motion.' },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} moves for a default against {{tenants.names}}.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
    {
      is: 'TEXT',
      text: 'Default. A default is entered in this action against the {{court.term.defendant}} named in this motion for failure to serve or file a paper as the law requires.',
    },
    { is: 'SIGN', who: 'CLERK' },
  ],
};

/** The writ itself, which the clerk signs. */
export const floridaWrit: Paper = {
  ...florida,
  kind: 'WRIT_REQUEST',
  name: 'Writ of possession',
  moment: 'WRIT',
  source: 'Fla. R. Civ. P. Form 1.915; Fla. Stat. § 83.62',
  blocks: [
    { is: 'TEXT', text: 'THE STATE OF FLORIDA:' },
    { is: 'TEXT', text: 'To the Sheriff of {{court.county}} County, Florida:' },
    {
      is: 'EXACT',
      text: 'YOU ARE COMMANDED to remove all persons from the following described property in {{court.county}} County, Florida: {{property.address}} and to put {{plaintiff.name}} in possession of it.',
    },
    { is: 'SIGN', who: 'CLERK' },
  ],
};
