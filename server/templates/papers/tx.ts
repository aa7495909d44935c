import { beforeSuit, inWords, signedAndGiven, toGive, whereToPay } from './notices.ts';
import { forRent, notForRent } from './reasons.ts';
import type { Paper } from './paper.ts';

const texas = { state: 'TX', confidence: 'K' } as const;

/** What a tenant who was not late before must be given, from January 1, 2026 on; nobody here has seen the act as it was signed. */
export const texasPayNotice: Paper = {
  ...texas,
  ...beforeSuit,
  kind: 'NOTICE_TO_PAY',
  name: 'Notice to pay rent or vacate',
  condition: toGive('PAY_OR_VACATE'),
  source: 'Tex. Prop. Code § 24.005 (S.B. 38, effective January 1, 2026)',
  confidence: 'U',
  blocks: [
    { is: 'TEXT', text: 'You have not paid rent of {{notice.demand}} that is due for the premises.' },
    {
      is: 'EXACT',
      text: 'You must pay this rent or vacate the premises on or before {{notice.expires}}. If you do neither, the landlord may file an eviction suit against you.',
    },
    whereToPay,
    ...signedAndGiven,
  ],
};

/** What is enough where the tenant was late before, or the reason is another one. */
export const texasVacateNotice: Paper = {
  ...texas,
  ...beforeSuit,
  kind: 'NOTICE_TO_VACATE',
  name: 'Notice to vacate',
  condition: toGive('UNCONDITIONAL_VACATE'),
  source: 'Tex. Prop. Code § 24.005 (S.B. 38, effective January 1, 2026)',
  confidence: 'U',
  blocks: [
    { is: 'TEXT', text: 'The reason for this notice is: {{case.reasonList}}.' },
    inWords,
    {
      is: 'EXACT',
      text: 'You must vacate the premises on or before {{notice.expires}}. If you do not, the landlord may file an eviction suit against you.',
    },
    ...signedAndGiven,
  ],
};

/** The petition, with what Rule 510.3 asks for. */
export const texasPetition: Paper = {
  ...texas,
  kind: 'PETITION',
  name: 'Petition for eviction',
  moment: 'CHECK',
  source: 'Tex. R. Civ. P. 510.3; Tex. Prop. Code § 24.0051',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: '{{court.term.plaintiff|TITLE}} {{plaintiff.name}} owns or manages, and is entitled to possession of, the premises at {{property.address}} in {{property.county}} County, Texas. The premises lie within the precinct of this Court.',
        },
        {
          text: '{{court.term.defendant|TITLE}} {{tenants.names}} and all other occupants hold possession of the premises under a lease that began on {{lease.start?}}.',
        },
        {
          text: 'Grounds for eviction: {{case.reasonList}}.',
        },
        {
          text: 'Rent is unpaid for the time through {{claim.rentThrough?}}. The rent is {{lease.rent?}} for each month and falls due on day {{lease.dueDay?}} of the month.',
          when: forRent,
        },
        {
          text: 'The particulars of the other grounds are: {{case.reasonText?}}',
          when: notForRent,
        },
        {
          text: 'A written notice to vacate was delivered on {{notice.date}} by {{notice.method?}}, and demanded that the premises be vacated by {{notice.expires?}}. The {{court.term.defendant}} did not vacate.',
        },
        {
          text: 'At the filing of this petition the following is claimed, apart from rent that falls due afterwards:',
          when: forRent,
        },
      ],
    },
    { is: 'SUMS', when: forRent },
    {
      is: 'TEXT',
      text: 'No suit for eviction between these parties over these premises is pending elsewhere. Where it is known that the {{court.term.defendant}} can be served at other addresses, they are listed with the clerk.',
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks that citation issue and for judgment for possession, for the sums stated with rent that accrues until judgment, for attorney’s fees where the law or the lease gives them, for costs, and for a {{court.term.writ}}.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
    { is: 'JURAT' },
  ],
};

/** What is asked for when nobody answered or came. */
export const texasDefaultMotion: Paper = {
  ...texas,
  kind: 'DEFAULT_REQUEST',
  name: 'Motion for default judgment',
  moment: 'DEFAULT',
  onRequest: true,
  source: 'Tex. R. Civ. P. 510.6(b)',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        {
          text: 'The citation and a copy of the petition were served on {{tenant[1].servedDate?}}, at least six days before the day set for trial, and the return is on file.',
        },
        {
          text: 'The {{court.term.defendant}} filed no answer and did not appear at trial on {{hearing.date?}}.',
        },
        { text: 'An affidavit of military service under 50 U.S.C. § 3931 is filed with this motion.' },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks that the allegations of the sworn petition be taken as admitted and that judgment be given for possession of {{property.address}}, for costs, and for:',
    },
    { is: 'SUMS', when: forRent },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};

/** What brings the constable after the judgment. */
export const texasWritRequest: Paper = {
  ...texas,
  kind: 'WRIT_REQUEST',
  name: 'Request for writ of possession',
  moment: 'WRIT',
  source: 'Tex. Prop. Code § 24.0061; Tex. R. Civ. P. 510.8(d)',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        { text: 'Judgment for possession of {{property.address}} was signed on {{judgment.date}}.' },
        {
          text: 'The sixth day after the judgment has come, no appeal was perfected and no bond for possession stays the judgment.',
        },
        { text: '{{tenants.names}} or other occupants have not returned possession.' },
      ],
    },
    {
      is: 'TEXT',
      text: '{{court.term.plaintiff|TITLE}} asks the clerk to issue a {{court.term.writ}} to the {{court.term.officer}}, and will be present at its execution. The person to call is {{attorney.name?}}, {{attorney.phone?}}.',
    },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};

/** What lets another officer carry out the writ that the constable has not. */
export const texasOfficerApplication: Paper = {
  ...texas,
  kind: 'OFFICER_APPLICATION',
  name: 'Request for execution by another officer',
  moment: 'LOCKOUT',
  onRequest: true,
  source: 'Tex. Prop. Code § 24.0061(b-1)',
  blocks: [
    {
      is: 'ITEMS',
      items: [
        { text: 'Judgment for possession of {{property.address}} was signed on {{judgment.date}}.' },
        {
          text: 'A {{court.term.writ}} issued on {{writ.issued}}. The fifth business day after that day has passed, and the {{court.term.officer}} has not executed it.',
        },
        {
          text: 'No order stays the writ. {{tenants.names}} or other occupants have not returned possession.',
        },
      ],
    },
    {
      is: 'TEXT',
      text: 'Under Tex. Prop. Code § 24.0061(b-1), {{court.term.plaintiff}} asks that the writ be delivered for execution to the law enforcement officer named below.',
    },
    { is: 'SIGN', who: 'EXECUTING_OFFICER' },
    { is: 'SIGN', who: 'ATTORNEY' },
  ],
};
