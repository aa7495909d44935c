import type { SiteAdapterKey } from '../contract/src/court-portals/court-portal-values.ts';
import type { CopiedValue } from '../contract/src/rpa-bot-jobs/rpa-bot-job-values.ts';
import { type Adapter, adapterOf, returnCodes } from '../server/src/case-service/court-robots/adapters.ts';

/** What only the site itself knows of its pages; robots get by without. */
interface OwnWords {
  title: string;
  paths: Readonly<Record<'factor' | 'home' | 'document' | 'fee', string>>;
  fields: Readonly<Record<'token' | 'code' | 'page', string>>;
  /** As a table of two columns, or as a list of terms. */
  pairs: 'table' | 'terms';
}

export type SkinKey = SiteAdapterKey;

const own: Readonly<Record<SkinKey, OwnWords>> = {
  PEACH: {
    title: 'Peach State e-Filing',
    paths: { factor: '/login/code', home: '/home', document: '/filings/document', fee: '/filings/fees' },
    fields: { token: '_csrf', code: 'code', page: 'page' },
    pairs: 'table',
  },
  LONE_STAR: {
    title: 'Lone Star eFile',
    paths: {
      factor: '/account/verify',
      home: '/dashboard',
      document: '/envelopes/start/upload',
      fee: '/envelopes/start/review',
    },
    fields: { token: 'RequestToken', code: 'Otp', page: 'Sheet' },
    pairs: 'terms',
  },
};

/** How one court’s site looks: its addresses, words and names of fields. The way through it is the same at each. */
function skinOf(key: SkinKey) {
  const { paths, fields, ...words } = own[key];
  const adapter = adapterOf(key);
  const { signIn, query, statuses, headings, labels } = adapter;
  return {
    ...words,
    headings,
    labels,
    paths: { ...adapter.paths, ...paths },
    fields: {
      ...fields,
      username: signIn.username,
      password: signIn.password,
      document: adapter.document,
      attachments: adapter.attachments,
      number: query.number,
      reference: query.reference,
      caption: fieldFor(adapter, 'case.title'),
      plaintiff: fieldFor(adapter, 'plaintiff.name'),
      defendants: fieldFor(adapter, 'tenants.names'),
      premises: fieldFor(adapter, 'property.address'),
      amount: fieldFor(adapter, 'claim.total'),
    },
    statuses: { PENDING: statuses.pending, ACCEPTED: statuses.accepted, REJECTED: statuses.rejected },
    wrongPassword: signIn.wrong,
    returnCodes,
  };
}

/** The field of the form into which a value is typed. */
function fieldFor({ parties }: Adapter, value: CopiedValue): string {
  const [field] = Object.entries(parties).find(([, typed]) => typed === value) ?? [];
  if (!field) throw new Error(`The form has no field for ${value}.`);
  return field;
}

export const skins = { PEACH: skinOf('PEACH'), LONE_STAR: skinOf('LONE_STAR') };
export type Skin = (typeof skins)[SkinKey];
