import { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { openPortal, type StandInPortal } from '../../../court-stand-in/portal.ts';
import { createCourtPortal } from '../../src/case-service/court-portals/save-court-portal.ts';
import { setPortalCredential } from '../../src/case-service/court-portals/set-portal-credential.ts';
import { type Clock, localDate } from '../../src/platform/clock.ts';
import type { UserContext } from '../../src/platform/context.ts';
import { type InsideHosts, type OpenSite, openHttpSite } from '../../src/platform/sites/index.ts';
import { ATLANTA, type DemoDays } from './demo-days.ts';
import { type CourtKey, courthouseOf } from './demo-keys.ts';
import type { PersonKey } from './demo-people.ts';

/** The sites of courts of our own, which robots visit while the demonstration is made, and which are gone afterwards. */
export interface PracticeCourts {
  fulton: StandInPortal;
  dekalb: StandInPortal;
  /** With them the addresses of the sites are known, and nobody is asked for them. */
  insideHosts: InsideHosts;
  close(): Promise<void>;
}

const hostOf = (court: CourtKey): string => `${court}.practice-court.example`;
/** Office days before today: after the firm’s forms, before the first filing by a robot. */
const SET_UP = -12;

export async function openPracticeCourts(clock: Clock): Promise<PracticeCourts> {
  const today = () => localDate(clock.now(), ATLANTA);
  const fulton = await openPortal({ today });
  const dekalb = await openPortal({ today, skin: 'LONE_STAR' });
  // The sign-in that the firm gave before is no longer the one that the site takes.
  dekalb.account.password = 'changed-by-the-site';
  const here = (court: StandInPortal) => `127.0.0.1:${court.port}`;
  return {
    fulton,
    dekalb,
    insideHosts: {
      [hostOf('fulton')]: here(fulton),
      [hostOf('dekalb')]: here(dekalb),
      [hostOf('gwinnett')]: '127.0.0.1:9',
    },
    async close() {
      await Promise.all([fulton.close(), dekalb.close()]);
    },
  };
}

/** Goes to a court of our own, whatever address the portal has. */
export const siteOf =
  ({ url, port }: StandInPortal): OpenSite =>
  (visit) =>
    openHttpSite({ ...visit, origin: url, insideHosts: { '127.0.0.1': `127.0.0.1:${port}` } });

interface PortalEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<void>;
}

interface Plan {
  court: CourtKey;
  name: string;
  adapter: 'PEACH' | 'LONE_STAR';
  terms: 'ALLOWED' | 'FORBIDDEN';
}

const plans: readonly Plan[] = [
  { court: 'fulton', name: 'Practice court of Fulton County', adapter: 'PEACH', terms: 'ALLOWED' },
  { court: 'dekalb', name: 'Practice court of DeKalb County', adapter: 'LONE_STAR', terms: 'ALLOWED' },
  { court: 'gwinnett', name: 'Practice court of Gwinnett County', adapter: 'PEACH', terms: 'FORBIDDEN' },
];

/** The firm’s portals: one where robots work, one whose sign-in has changed, and one of a court that forbids robots. */
export function demoPortals(days: DemoDays): PortalEvent[] {
  return plans.map((plan, index) => ({
    at: days.at(days.office(SET_UP), `14:1${index}`),
    by: 'beatrice',
    run: (by) => enter(by, plan),
  }));
}

async function enter(by: UserContext, { court, name, adapter, terms }: Plan): Promise<void> {
  const none = { params: {}, query: {} };
  const body = courtPortals.create.body.parse({
    name,
    address: `https://${hostOf(court)}`,
    adapter,
    courthouseIds: [courthouseOf(court)],
    terms,
    termsSource: `https://${hostOf(court)}/terms-of-use`,
    termsOn: localDate(by.deps.clock.now(), ATLANTA),
    cutOffAt: '17:00',
    weekdaysOnly: false,
  });
  const { id } = await createCourtPortal(by, { ...none, body });
  if (terms === 'FORBIDDEN') return;
  const given = courtPortals.setCredential.body.parse({
    username: 'filer@firm.test',
    password: 'court-secret-1',
  });
  await setPortalCredential(by, { params: { id }, query: {}, body: given });
}
