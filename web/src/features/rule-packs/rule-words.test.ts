import { deadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
import { describe, expect, test } from 'vitest';
import { ruleSentence } from './rule-words.ts';

const base = {
  id: 'GA-RULE',
  label: 'A rule',
  event: 'NOTICE_EXPIRES',
  from: 'NOTICE_SERVED',
  n: 3,
  mode: 'BUSINESS',
  direction: 'AFTER',
  rollLast: 'FORWARD',
  governedBy: ['leaseFrom', 'leaseRenewedOn'],
  cite: 'A statute',
  source: 'Its text',
  confidence: 'S',
};
const said = (changes: object, locale: 'en' | 'es') =>
  ruleSentence(deadlineRule.parse({ ...base, ...changes }), locale);

describe('a rule in plain words', () => {
  test.each<[object, string, string]>([
    [
      { effectiveFrom: '2024-07-01' },
      '3 business days after the notice is given, for leases from Jul 1, 2024',
      '3 días hábiles después de dar el aviso, para contratos desde el 1 jul 2024',
    ],
    [
      { n: null, effectiveTo: '2024-06-30' },
      'No fixed number of days after the notice is given, for leases until Jun 30, 2024',
      'Sin número fijo de días después de dar el aviso, para contratos hasta el 30 jun 2024',
    ],
    [
      { from: 'HEARING', n: 7, mode: 'CALENDAR', direction: 'BEFORE', rollLast: 'BACKWARD' },
      '7 days before the hearing, moved back to an open day',
      '7 días antes de la audiencia, retrocede a un día hábil',
    ],
    [
      { from: 'ANSWERED', n: 1, to: 14, mode: 'CALENDAR', county: 'Effingham' },
      '1 to 14 days after the answer is filed, in Effingham County',
      'De 1 a 14 días después de presentarse la contestación, en el condado de Effingham',
    ],
    [
      {
        event: 'WRIT_EARLIEST',
        from: 'JUDGMENT',
        n: 7,
        mode: 'CALENDAR_NO_ROLL',
        answer: 'NEXT_OPEN_DAY',
        waitsForAppeal: true,
      },
      '7 days after the judgment, the date is the first open day after that, not before the time to appeal is over',
      '7 días después del fallo, la fecha es el primer día hábil posterior, no antes de que acabe el plazo para apelar',
    ],
    [
      { from: 'ENTRY_SERVED', n: 30, mode: 'CALENDAR', atMost: { from: 'JUDGMENT', n: 90 } },
      '30 days after the notice of entry is served, at most 90 days after the judgment',
      '30 días después de notificarse el registro del fallo, a más tardar 90 días después del fallo',
    ],
    [
      { from: 'SERVED', n: 10, mode: 'CALENDAR', counties: ['Bronx', 'Kings'], standsInUnknownCounty: true },
      '10 days after the court papers are served, in the counties Bronx, Kings, also where the county is not known',
      '10 días después de notificar la demanda, en los condados Bronx, Kings, también donde no se conoce el condado',
    ],
    [
      { n: 1, mode: 'CALENDAR', appliesIf: { tenancyMonths: { least: 12 } } },
      '1 day after the notice is given, for tenancies of 12 months or longer',
      '1 día después de dar el aviso, para arrendamientos de 12 meses o más',
    ],
  ])('%o', (changes, en, es) => {
    expect(said(changes, 'en')).toBe(en);
    expect(said(changes, 'es').replaceAll('.', '')).toBe(es);
  });
});
