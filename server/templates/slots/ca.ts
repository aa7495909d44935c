import { forRent } from '../papers/reasons.ts';
import { ask, caption, check, equals, filedBy, has, known, type Slot } from './slot.ts';

const judicialCouncil =
  'Judicial Council of California, courts.ca.gov/rules-forms; Cal. Rules of Court 1.30, 1.31, 2.132';

/** The complaint, item by item. */
const complaint: Slot = {
  code: 'CA_UD_100',
  state: 'CA',
  formNumber: 'UD-100',
  revision: 'January 1, 2026',
  name: 'Complaint for unlawful detainer (UD-100)',
  kind: 'COMPLAINT',
  moment: 'CHECK',
  source: `${judicialCouncil}; Cal. Code Civ. Proc. §§ 425.12, 1166`,
  confidence: 'U',
  answers: [
    ...filedBy,
    ask('', 'Superior Court of California, County of', '{{court.county?}}'),
    ask('', 'Court: address and branch', '{{court.address?}}, {{court.division?}}'),
    ask('', 'Plaintiff', '{{plaintiff.name?}}'),
    ask('', 'Defendant', '{{tenants.names?}}'),
    ask('1', 'Plaintiff alleges causes of action against', '{{tenants.names?}}'),
    ask('2', 'Whether plaintiff is an individual, a corporation or another entity', ''),
    ask('3a', 'Premises: address, county and ZIP code', '{{property.address?}}, {{property.county?}}'),
    ask('4', 'Plaintiff’s interest in the premises', 'Owner or owner’s agent: {{owner.name?}}'),
    ask('6a', 'Tenancy began on', '{{lease.start?}}'),
    ask('6a(2)', 'Rent', '{{lease.rent?}} a month'),
    ask('6a(3)', 'Rent is due on day', '{{lease.dueDay?}}'),
    check('6b', 'The agreement is in writing', equals('lease.isWritten', 'true')),
    check('6b', 'The agreement is oral', equals('lease.isWritten', 'false')),
    ask('7', 'Whether the tenancy is subject to the Tenant Protection Act of 2019', ''),
    ask('8', 'Just cause, where it is', '{{case.reasonList?}}'),
    check('9a', 'Three-day notice to pay rent or quit', equals('notice.type', 'PAY_OR_VACATE')),
    check('9a', 'Three-day notice to perform covenants or quit', equals('notice.type', 'CURE_OR_VACATE')),
    check('9a', 'Three-day notice to quit', equals('notice.type', 'UNCONDITIONAL_VACATE')),
    check('9a', 'Notice that ends a periodic tenancy', equals('notice.type', 'TERMINATE_PERIODIC')),
    ask('9b(1)', 'The period stated in the notice expired on', '{{notice.expires?}}'),
    ask('10', 'The notice was served on', '{{notice.date?}}, {{notice.method?}}'),
    ask('10', 'Server of the notice', '{{notice.servedBy?}}'),
    check('11', 'The fixed term has ended', has('case.reasons', 'HOLDOVER'), '{{lease.end?}}'),
    check('12', 'Rent due when the notice was served', forRent, '{{notice.amount?}}'),
    ask('13', 'Fair rental value of the premises by the day', ''),
    check('19a', 'Plaintiff asks for possession of the premises', known('plaintiff.name')),
    check('19c', 'Plaintiff asks for past-due rent', forRent, '{{claim.rent?}}'),
    ask('19f', 'Damages from the day after', '{{notice.expires?}}'),
  ],
};

const supplement: Slot = {
  code: 'CA_UD_101',
  state: 'CA',
  formNumber: 'UD-101',
  revision: null,
  name: 'Plaintiff’s mandatory cover sheet and supplemental allegations (UD-101)',
  kind: 'SUPPLEMENTAL_ALLEGATIONS',
  moment: 'CHECK',
  source: `${judicialCouncil}; whether it is still in force is not checked`,
  confidence: 'U',
  isOff: true,
  answers: [...filedBy, ...caption],
};

const summons: Slot = {
  code: 'CA_SUM_130',
  state: 'CA',
  formNumber: 'SUM-130',
  revision: 'January 1, 2026',
  name: 'Summons for unlawful detainer (SUM-130)',
  kind: 'SUMMONS',
  moment: 'FILING',
  source: `${judicialCouncil}; Cal. Code Civ. Proc. §§ 412.20, 415.45, 1167`,
  confidence: 'U',
  answers: [
    ask('', 'Notice to defendant', '{{tenants.names?}}'),
    ask('', 'You are being sued by plaintiff', '{{plaintiff.name?}}'),
    ask('1', 'Name and address of the court', '{{court.name?}}, {{court.address?}}'),
    ask('', 'Case number', '{{case.number?}}'),
    ask(
      '2',
      'Plaintiff’s attorney: name, address, telephone',
      '{{attorney.name?}}, {{attorney.address?}}, {{attorney.phone?}}',
    ),
    ask('3', 'Unlawful detainer assistant, where one helped', ''),
  ],
};

export const californiaSlots: readonly Slot[] = [complaint, supplement, summons];
