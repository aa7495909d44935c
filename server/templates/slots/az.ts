import { ask, check, equals, type Slot } from './slot.ts';

/** Brought to the hearing; no social security number stands on it. */
export const arizonaSlots: readonly Slot[] = [
  {
    code: 'AZ_AOCLJEA6F',
    state: 'AZ',
    formNumber: 'AOCLJEA6F',
    revision: null,
    name: 'Judgment, eviction action (AOCLJEA6F)',
    kind: 'PROPOSED_JUDGMENT',
    moment: 'HEARING',
    source: 'Arizona Supreme Court, azcourts.gov/eviction; Ariz. R. P. Evic. Act. 13; A.R.S. § 33-1377',
    confidence: 'U',
    answers: [
      ask('', 'Justice court and precinct', '{{court.name?}}, {{court.division?}}'),
      ask('', 'Case number', '{{case.number?}}'),
      ask(
        '',
        'Plaintiff: name, address, telephone',
        '{{plaintiff.name?}}, {{payee.address?}}, {{payee.phone?}}',
      ),
      ask('', 'Defendant: name and address', '{{tenants.names?}}, {{property.address?}}'),
      ask('', 'Date of the hearing', '{{hearing.date?}}'),
      check('', 'Subsidized rental property', equals('case.propertyCategory', 'VOUCHER')),
      ask('', 'Notice was given on', '{{notice.date?}}'),
      ask(
        '',
        'Summons and complaint were served on',
        '{{tenant[1].servedDate?}}, {{tenant[1].serviceMethod?}}',
      ),
      ask('', 'Rent', '{{claim.rent?}}'),
      ask('', 'Late fees', '{{claim.lateFees?}}'),
      ask('', 'Attorney’s fees', '{{claim.attorneyFee?}}'),
      ask('', 'Total', '{{claim.total?}}'),
    ],
  },
];
