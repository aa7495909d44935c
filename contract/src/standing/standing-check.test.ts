import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedName, isSameName, readPlaintiff } from './legal-names.ts';
import { checkStanding, type StandingFacts } from './standing-check.ts';
import { standingPoints } from './standing-points.ts';

const facts = (changes: Partial<StandingFacts> = {}): StandingFacts => ({
  plaintiffName: 'Cedar Bluff Holdings, LLC',
  owner: { name: 'Cedar Bluff Holdings LLC', isActive: true },
  companyName: 'Magnolia Living LLC',
  licenseNumber: null,
  licenseExpiresOn: null,
  leadCertificateNumber: null,
  leadCertificateExpiresOn: null,
  agentRule: null,
  today: '2026-06-12',
  ...changes,
});
const said = (changes: Partial<StandingFacts>) =>
  checkStanding(facts(changes)).map(({ point, state, code }) => `${point} ${state} ${code}`);

describe('names', () => {
  test.each([
    ['Cedar Bluff Holdings LLC', 'CEDAR BLUFF HOLDINGS, L.L.C.', true],
    ['Cedar Bluff Holdings LLC', 'Cedar Bluff Holdings Limited Liability Company', true],
    ['Smith & Sons, Inc.', 'Smith and Sons Incorporated', true],
    ['O’Neal Partners LP', "O'Neal Partners Limited Partnership", true],
    ['Cedar Bluff Holdings LLC', 'Cedar Bluff Holding LLC', false],
    ['Cedar Bluff Holdings LLC', 'Cedar Bluff Holdings Inc', false],
    ['Cedar Bluff Holdings LLC', 'Cedar Bluff Holdings', false],
    ['Cedar Bluff I, LLC', 'Cedar Bluff II, LLC', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
    expect(isSameName(other, one)).toBe(isSame);
  });

  test.each([
    [
      'Magnolia Living LLC as agent for Cedar Bluff Holdings LLC',
      'Magnolia Living LLC',
      'Cedar Bluff Holdings LLC',
    ],
    [
      'Magnolia Living LLC, agent for Cedar Bluff Holdings LLC',
      'Magnolia Living LLC',
      'Cedar Bluff Holdings LLC',
    ],
    ['Magnolia Living, as managing agent of the Tidwell Trust', 'Magnolia Living', 'the Tidwell Trust'],
    [
      'Cedar Bluff Holdings LLC, by and through its agent Magnolia Living LLC',
      'Magnolia Living LLC',
      'Cedar Bluff Holdings LLC',
    ],
    ['Cedar Bluff Holdings LLC d/b/a The Bluffs', null, 'Cedar Bluff Holdings LLC'],
    ['Magnolia Living LLC, as owner', null, 'Magnolia Living LLC'],
    ['Agent Holdings LLC', null, 'Agent Holdings LLC'],
  ])('%s', (name, agent, principal) => {
    expect(readPlaintiff(name)).toEqual({ agent, principal });
  });

  test('a name is the same as itself, however it is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        expect(isSameName(name, name)).toBe(true);
        expect(isSameName(name, `  ${name.replaceAll(' ', '  ')} `)).toBe(true);
        expect(comparedName(comparedName(name))).toBe(comparedName(name));
      }),
    );
  });

  test('no text keeps anybody from being read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (name) => {
        const { principal } = readPlaintiff(name);
        expect(principal.length).toBeLessThanOrEqual(name.length);
      }),
    );
  });
});

describe('the plaintiff', () => {
  test.each<[string, Partial<StandingFacts>, string]>([
    ['is the owner', {}, 'plaintiff ok nameMatches'],
    ['is somebody else', { plaintiffName: 'Magnolia Living LLC' }, 'plaintiff fail nameDiffers'],
    [
      'has an agent',
      { plaintiffName: 'Magnolia Living LLC as agent for Cedar Bluff Holdings LLC' },
      'plaintiff ok nameMatches',
    ],
    [
      'is an agent of somebody else',
      { plaintiffName: 'Magnolia Living LLC as agent for Oakes LLC' },
      'plaintiff fail nameDiffers',
    ],
    ['isn’t named yet', { plaintiffName: ' ' }, 'plaintiff warn nameMissing'],
    [
      'is the company that owns',
      { owner: null, plaintiffName: 'Magnolia Living, LLC' },
      'plaintiff ok nameMatches',
    ],
    ['is in no register', { owner: null }, 'plaintiff warn notInRegister'],
    [
      'is in no register that can be read',
      { owner: null, companyName: null },
      'plaintiff warn notInRegister',
    ],
  ])('%s', (_, changes, expected) => expect(said(changes)[0]).toBe(expected));

  test('whose register entry is inactive is held up', () => {
    expect(said({ owner: { name: 'Cedar Bluff Holdings LLC', isActive: false } })).toContain(
      'owner fail ownerInactive',
    );
  });
});

describe('a license', () => {
  test.each<[string, Partial<StandingFacts>, string[]]>([
    ['that nobody entered says nothing', {}, []],
    ['holds through its last day', { licenseExpiresOn: '2026-06-12' }, ['license ok licenseValid']],
    ['is over on the day after', { licenseExpiresOn: '2026-06-11' }, ['license fail licenseLapsed']],
    ['without a day is shown', { licenseNumber: 'L-77' }, ['license warn licenseUndated']],
    ['for lead is over too', { leadCertificateExpiresOn: '2025-01-01' }, ['lead fail leadLapsed']],
    ['for lead holds', { leadCertificateExpiresOn: '2027-01-01' }, ['lead ok leadValid']],
  ])('%s', (_, changes, expected) =>
    expect(said(changes).filter((text) => /^(license|lead)/.test(text))).toEqual(expected),
  );
});

describe('an agent', () => {
  const plaintiffName = 'Magnolia Living LLC as agent for Cedar Bluff Holdings LLC';
  test('is designated where the court asks it', () => {
    const agentRule = { asks: 'designation', cite: 'Rule 31' } as const;
    expect(checkStanding(facts({ plaintiffName, agentRule })).at(-1)).toEqual({
      point: 'agent',
      state: 'warn',
      code: 'agentNeedsDesignation',
      params: { agent: 'Magnolia Living LLC', cite: 'Rule 31' },
    });
  });
  test('is looked up where no rule is entered', () => {
    expect(said({ plaintiffName })).toContain('agent warn agentUnchecked');
    expect(said({})).not.toContain('agent warn agentUnchecked');
  });
});

const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const dayText = day.map((date) => date.toISOString().slice(0, 10));
const anyFacts = fc.record<StandingFacts>({
  plaintiffName: fc.option(fc.string({ maxLength: 50 })),
  owner: fc.option(fc.record({ name: fc.string({ minLength: 1, maxLength: 50 }), isActive: fc.boolean() })),
  companyName: fc.option(fc.string({ maxLength: 50 })),
  licenseNumber: fc.option(fc.string({ maxLength: 9 })),
  licenseExpiresOn: fc.option(dayText),
  leadCertificateNumber: fc.option(fc.string({ maxLength: 9 })),
  leadCertificateExpiresOn: fc.option(dayText),
  agentRule: fc.constantFrom(null, { asks: 'designation' as const, cite: 'A rule' }),
  today: dayText,
});

test('each point stands there once, in its order', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const places = checkStanding(given).map(({ point }) => standingPoints.indexOf(point));
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    }),
  );
});

test('a license that is over never holds again later', () => {
  fc.assert(
    fc.property(anyFacts, dayText, (given, later) => {
      const fails = (today: string) =>
        checkStanding({ ...given, today }).filter(
          ({ point, state }) => state === 'fail' && (point === 'license' || point === 'lead'),
        ).length;
      const [first = '', last = ''] = [given.today, later].toSorted();
      expect(fails(first)).toBeLessThanOrEqual(fails(last));
    }),
  );
});
