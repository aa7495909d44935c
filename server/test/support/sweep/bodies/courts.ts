import { referenceId } from '../../../../seed/reference-id.ts';
import { newId } from '../../../../src/platform/ids.ts';
import { FULTON_MAGISTRATE } from '../../firm-with-a-client.ts';
import { anOffice, NO_VERSION, stale } from '../parts.ts';
import { ATLANTA, recordOf } from '../records.ts';
import type { Tenant } from '../world.ts';

const courthouseFacts = () => ({
  name: `Magistrate Court ${newId().slice(-8)}`,
  addressLine1: '1 Courthouse Square',
  stateId: referenceId('state', 'GA'),
  countyId: referenceId('county', '13089'),
  cityId: ATLANTA,
  officer: 'marshal',
  timeZone: 'America/New_York',
  source: 'The court’s page',
});
const figure = (id: string) => ({
  kind: 'FIGURE',
  row: { id, label: 'A sum', value: '$1', cite: 'A statute', source: 'Its text', confidence: 'S' },
});
const aPortal = {
  name: 'A court portal',
  address: 'https://93.184.215.14',
  adapter: 'PEACH',
  terms: 'UNKNOWN',
};

export const courts: Record<string, (tenant: Tenant) => unknown> = {
  'stamps.createEnvelope': (tenant) => ({
    caseId: recordOf(tenant, 'case'),
    kind: 'DEFENDANT_COPY',
    tenantId: recordOf(tenant, 'defendant'),
    to: { ...anOffice },
    from: { ...anOffice },
  }),
  'rpaBotJobs.create': (tenant) => ({ caseId: recordOf(tenant, 'case'), kind: 'SCRA' }),
  'rpaBotJobs.complete': () => ({ version: NO_VERSION, courtReference: '26ED100001' }),
  'rpaBotJobs.resolve': () => ({ version: NO_VERSION, filed: false, comment: 'It isn’t there.' }),
  'rpaBotJobs.approve': () => ({ version: NO_VERSION, readyHash: '0'.repeat(64) }),
  'courtPortals.create': () => aPortal,
  'courtPortals.update': () => ({ ...aPortal, name: 'Odyssey of Fulton', version: NO_VERSION }),
  'courtPortals.setCredential': () => ({ username: 'filer', password: 'a-password-1' }),
  'courtPortals.setCertificate': () => ({ certificate: 'no certificate', privateKey: 'no key' }),
  'courtPortals.letSubmitAlone': () => ({ version: NO_VERSION, alone: false }),
  'stamps.recordScan': () => ({ kind: 'DELIVERED', date: '2026-01-05' }),
  'stamps.validateAddress': () => ({ address: anOffice }),
  'deadlines.preview': () => ({ state: 'GA', event: 'ANSWER_DUE', facts: { servedOn: '2026-05-15' } }),
  'courtCalendars.closeCourt': () => ({
    courthouseId: FULTON_MAGISTRATE,
    date: '2031-03-05',
    reason: 'Ice on the roads',
  }),
  'courthouseWrites.bulk': () => ({ rows: stale(referenceId('courthouse', 'ga-dekalb')) }),
  'courthouseWrites.create': () => ({ courthouse: courthouseFacts() }),
  'courthouseWrites.update': () => ({
    courthouseId: FULTON_MAGISTRATE,
    courthouse: { totalRooms: 4 },
    version: NO_VERSION,
  }),
  'feeProposals.accept': () => ({ differenceCents: 500 }),
  'feeProposals.dismiss': () => ({ differenceCents: 500 }),
  'courtFees.add': () => ({
    level: 'courthouse',
    isOwn: false,
    effectiveFrom: '2033-05-02',
    rows: [
      {
        purpose: 'FILING',
        payee: 'CLERK',
        basis: 'FLAT',
        amountCents: 11_200,
        source: 'The clerk, by telephone',
        confidence: 'S',
      },
    ],
  }),
  'courtCalendars.putDay': () => ({ date: '2033-05-02', name: 'Founders’ Day', source: 'Court order' }),
  'courtCalendars.confirmYear': () => ({ year: 2033, source: 'The clerk, by telephone' }),
  'courtCalendars.previewImport': () => ({ csv: 'date,name\n2033-05-03,Founders’ Day\n' }),
  'courtCalendars.applyImport': () => ({
    csv: 'date,name\n2033-05-03,Founders’ Day\n',
    source: 'The court’s list',
    version: NO_VERSION,
  }),
  'movedDates.accept': (tenant) => ({ ids: [tenant.movedDateId] }),
  'rulePacks.startDraft': () => ({ note: 'The answer window' }),
  'rulePacks.changeHead': () => ({ version: NO_VERSION, note: 'The answer window' }),
  'rulePacks.addRow': () => ({ version: NO_VERSION, ...figure('GA-NEW-FIGURE') }),
  'rulePacks.changeRow': () => ({ version: NO_VERSION, ...figure('GA-MAGISTRATE-LIMIT') }),
  'rulePacks.publish': () => ({ version: NO_VERSION, note: 'The answer window' }),
  'rulePacks.say': (tenant) => ({
    ruleId: 'GA-ANSWER',
    hash: '0'.repeat(64),
    verdict: 'VERIFIED',
    caseId: tenant.record.id,
  }),
  'ruleProposals.propose': () => ({
    text: 'The marshal asks for 15 days.',
    change: figure('GA-MAGISTRATE-LIMIT'),
  }),
  'ruleProposals.answer': () => ({ answer: 'DECLINED', note: 'The statute says 14.' }),
};
