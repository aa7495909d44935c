import { cases } from '@writdesk/contract/cases/cases';
import { workflowExamples } from '@writdesk/contract/workflows/workflow-examples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../seed/reference-id.ts';
import { makeBillItems } from '../../src/case-service/billing/bill-item-factory.ts';
import { makeWorkflow } from '../../src/case-service/workflows/workflow-factory.ts';
import { standingClock } from '../../src/platform/clock.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../src/user-service/firms/firm-factory.ts';
import { makeProperty } from '../../src/user-service/properties/property-factory.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { ok } from '../support/case-desk.ts';
import { type Bench, expectDatesOf } from '../support/counted-by-hand.ts';
import { caseFacts } from '../support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../support/harness.ts';
import { tell, type Path, walkToTheEnd } from '../support/state-walk.ts';

/** What the law makes of a case: the day of the judgment, the first day of the writ, and the day of the officer. */
type Days = readonly [judgment: string, writ: string, lockout: string];
interface State {
  court: string;
  county: string;
  shortName: string;
  fips: string;
  zone: string;
  city: string;
  zip: string;
  /** Nobody answered. A state without a time to answer hears the case all the same. */
  unanswered: Days;
  /** Heard twelve days after it was served; an appeal that is affirmed on its day moves nothing. */
  heard: Days;
}

// Served on Friday, June 12, 2026; counted by hand from docs/rules.md and the courts’ holidays (June 19, and July 3 for July 4).
const states = {
  GA: {
    court: 'ga-fulton',
    county: 'Fulton',
    shortName: 'Fulton Magistrate',
    fips: '13121',
    zone: 'America/New_York',
    city: 'Atlanta',
    zip: '30316',
    // The seventh day is June 19: the next open day. A default needs no time to appeal (O.C.G.A. 44-7-53, 44-7-55).
    unanswered: ['2026-06-23', '2026-06-23', '2026-06-24'],
    heard: ['2026-06-24', '2026-07-02', '2026-07-06'],
  },
  TX: {
    court: 'tx-travis-jp4',
    county: 'Travis',
    shortName: 'Travis JP 4',
    fips: '48453',
    zone: 'America/Chicago',
    city: 'Austin',
    zip: '78701',
    unanswered: ['2026-06-24', '2026-06-30', '2026-07-01'],
    heard: ['2026-06-24', '2026-06-30', '2026-07-01'],
  },
  FL: {
    court: 'fl-miami-dade',
    county: 'Miami-Dade',
    shortName: 'Miami-Dade County Court',
    fips: '12086',
    zone: 'America/New_York',
    city: 'Miami',
    zip: '33130',
    // Five days without weekends; Florida’s courts sit on June 19.
    unanswered: ['2026-06-22', '2026-06-22', '2026-06-23'],
    heard: ['2026-06-24', '2026-06-24', '2026-06-25'],
  },
  OH: {
    court: 'oh-franklin',
    county: 'Franklin',
    shortName: 'Franklin Municipal',
    fips: '39049',
    zone: 'America/New_York',
    city: 'Columbus',
    zip: '43215',
    unanswered: ['2026-07-13', '2026-07-13', '2026-07-14'],
    heard: ['2026-06-24', '2026-06-24', '2026-06-25'],
  },
  AZ: {
    court: 'az-maricopa',
    county: 'Maricopa',
    shortName: 'Maricopa Justice',
    fips: '04013',
    zone: 'America/Phoenix',
    city: 'Phoenix',
    zip: '85003',
    unanswered: ['2026-06-24', '2026-06-30', '2026-07-01'],
    heard: ['2026-06-24', '2026-06-30', '2026-07-01'],
  },
  NV: {
    court: 'nv-las-vegas',
    county: 'Clark',
    shortName: 'Las Vegas Justice',
    fips: '32003',
    zone: 'America/Los_Angeles',
    city: 'Las Vegas',
    zip: '89101',
    // What is served is the notice: it runs for seven days of the court, and only then anything is filed (NRS 40.253).
    unanswered: ['2026-06-25', '2026-06-25', '2026-06-26'],
    heard: ['2026-07-07', '2026-07-07', '2026-07-08'],
  },
  CA: {
    court: 'ca-stanley-mosk',
    county: 'Los Angeles',
    shortName: 'LA Superior, Stanley Mosk',
    fips: '06037',
    zone: 'America/Los_Angeles',
    city: 'Los Angeles',
    zip: '90012',
    // Ten days of the court (CCP 1167); the sheriff’s notice runs for five.
    unanswered: ['2026-06-30', '2026-06-30', '2026-07-07'],
    heard: ['2026-06-24', '2026-06-24', '2026-06-30'],
  },
  NY: {
    court: 'ny-new-york',
    county: 'New York',
    shortName: 'NYC Housing, Manhattan',
    fips: '36061',
    zone: 'America/New_York',
    city: 'New York',
    zip: '10013',
    // Ten days to answer (RPAPL 732), fourteen of the marshal’s notice (RPAPL 749).
    unanswered: ['2026-06-23', '2026-06-23', '2026-07-08'],
    heard: ['2026-06-24', '2026-06-24', '2026-07-09'],
  },
  NC: {
    court: 'nc-mecklenburg',
    county: 'Mecklenburg',
    shortName: 'Mecklenburg Clerk',
    fips: '37119',
    zone: 'America/New_York',
    city: 'Charlotte',
    zip: '28202',
    // Ten days to appeal end on July 4, a Saturday (G.S. 7A-228).
    unanswered: ['2026-06-24', '2026-07-07', '2026-07-08'],
    heard: ['2026-06-24', '2026-07-07', '2026-07-08'],
  },
  SC: {
    court: 'sc-beaufort',
    county: 'Beaufort',
    shortName: 'Beaufort Magistrate',
    fips: '45013',
    zone: 'America/New_York',
    city: 'Beaufort',
    zip: '29902',
    unanswered: ['2026-06-23', '2026-06-29', '2026-06-30'],
    heard: ['2026-06-24', '2026-06-29', '2026-06-30'],
  },
} as const satisfies Record<keyof typeof workflowExamples, State>;
type StateCode = keyof typeof states;

const clock = standingClock('2026-06-12T18:00:00Z');
let t: TestApp;
let world: Awaited<ReturnType<typeof makeWorld>>;

beforeAll(async () => {
  t = await testApp({ clock });
  world = await makeWorld();
});
afterAll(() => t.close());

async function makeWorld() {
  const firm = await makeFirm(t.db);
  const client = await makeClient(t.db);
  await makeBillItems(t.db, { firmId: firm.id });
  await makeEngagement(t.db, { clientId: client.id, firmId: firm.id, stateCodes: Object.keys(states) });
  const properties = {} as Record<StateCode, string>;
  for (const stateCode of Object.keys(states) as StateCode[]) {
    const { fips, city, zip } = states[stateCode];
    await makeWorkflow(t.db, { firmId: firm.id, example: stateCode });
    const property = await makeProperty(t.db, {
      clientId: client.id,
      countyId: referenceId('county', fips),
      plaintiffName: `${client.name}, as owner`,
      units: ['DEFAULT', 'HEARING', 'APPEAL'],
      stateCode,
      city,
      zipCode: zip,
    });
    properties[stateCode] = property.id;
  }
  const propertyIds = Object.values(properties);
  const ofFirm = { firmId: firm.id };
  const people = {
    lawyer: (await makeUser(t.db, { roles: ['lawyer'], ...ofFirm, barStates: Object.keys(states) })).person,
    processor: (await makeUser(t.db, { roles: ['case_processor'], ...ofFirm })).person,
    manager: (await makeUser(t.db, { roles: ['client_manager'], clientId: client.id, propertyIds })).person,
  };
  return { properties, people };
}

const paths: readonly Path[] = ['DEFAULT', 'HEARING', 'APPEAL'];

describe.each(Object.keys(workflowExamples) as StateCode[])('%s', (stateCode) => {
  test.each(paths)('from the draft to the keys: %s', async (path) => {
    clock.moveTo('2026-06-12T18:00:00Z');
    const { court, zone, fips } = states[stateCode];
    const { people, properties } = world;
    const draft = await ok(
      t.call(cases.create, {
        as: people.manager,
        body: factsOf(stateCode, properties[stateCode], fips, path),
      }),
      201,
    );
    const { caseEviction: told } = factsOf(stateCode, properties[stateCode], fips, path);
    let compared = 0;
    const trace = await walkToTheEnd(
      t,
      {
        known: {
          noticeType: told.noticeType,
          noticeServedOn: told.noticeServedOn,
          serviceMethod: told.noticeMethod,
          reason: told.reasons[0],
          leaseFrom: told.leaseFrom,
          caresCovered: told.caresCovered,
          propertyCategory: 'CONVENTIONAL',
        },
        async looksAt(known, when) {
          compared += await expectDatesOf(t, {
            as: people.processor,
            id: draft.id,
            bench: benchOf(stateCode),
            known,
            when,
          });
        },
        people,
        courthouseId: referenceId('courthouse', court),
        zone,
        caseNumber: `26ED${100_000 + Object.keys(states).indexOf(stateCode) * 10 + paths.indexOf(path)}`,
        moveTo: (day) => clock.moveTo(`${day}T19:00:00Z`),
      },
      draft,
      path,
    );
    const dayOf = (did: RegExp) => trace.find((one) => did.test(one.did))?.day;
    const days = [dayOf(/^judgment/), dayOf(/^writ create/), dayOf(/^writ execute/)];
    expect(days, tell(trace)).toEqual(states[stateCode][path === 'DEFAULT' ? 'unanswered' : 'heard']);
    expect(dayOf(/^close/)).toBe(days[2]);
    // Every date that the case showed on its way, after every move.
    expect(compared).toBeGreaterThan(40);
  });
});

function benchOf(stateCode: StateCode): Bench {
  const { county, shortName, zone } = states[stateCode];
  return { state: stateCode, county, courthouse: shortName, timeZone: zone };
}

function factsOf(stateCode: StateCode, propertyId: string, fips: string, path: Path) {
  const usual = caseFacts({ property: { id: propertyId } }, { unitLabel: path, lastName: `Okonkwo-${path}` });
  const dueOn = ['2026-04-01', '2026-05-01'];
  return {
    ...usual,
    countyId: referenceId('county', fips),
    courthouseId: referenceId('courthouse', states[stateCode].court),
    tenants: usual.tenants.slice(0, 1),
    caseEviction: {
      ...usual.caseEviction,
      ledger: usual.caseEviction.ledger.map((line, at) => ({
        ...line,
        description: 'Rent',
        dueOn: dueOn[at] ?? line.dueOn,
      })),
      noticeType: stateCode === 'NY' ? ('RENT_DEMAND' as const) : ('PAY_OR_VACATE' as const),
      noticeMethod: 'PERSONAL' as const,
      // The officer serves it as the first step of the case.
      noticeServedOn: stateCode === 'NV' ? null : '2026-05-22',
    },
  };
}
