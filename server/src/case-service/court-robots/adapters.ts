import type { SiteAdapterKey } from '@writdesk/contract/court-portals/court-portal-values';
import type { CopiedValue } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';

export type PageKind =
  | 'signIn'
  | 'factor'
  | 'home'
  | 'search'
  | 'parties'
  | 'document'
  | 'review'
  | 'envelope'
  | 'docket'
  | 'captcha'
  | 'maintenance'
  | 'duplicate';

/** How the pages of one site are known and read. Another site of the same kind is another entry, and no code. */
export interface Adapter {
  paths: Readonly<Record<'signIn' | 'search' | 'parties' | 'envelope' | 'docket', string>>;
  /** Which page it is, by its heading. */
  headings: Readonly<Record<PageKind, string>>;
  signIn: { username: string; password: string; wrong: string };
  /** The form’s fields, with what is typed into each. */
  parties: Readonly<Record<string, CopiedValue>>;
  document: string;
  /** The field that takes all further files at once, in their order; null where the site takes the one document alone. */
  attachments: string | null;
  /** Names of the values in addresses. */
  query: { reference: string; number: string };
  /** Names of facts and columns. */
  labels: {
    fee: string;
    envelope: string;
    reference: string;
    status: string;
    caseNumber: string;
    filed: string;
    reason: string;
    words: string;
    resubmitBy: string;
    docketParties: string;
    docketEntries: string;
    docketDay: string;
    docketEntry: string;
    docketNext: string;
  };
  statuses: { pending: string; accepted: string; rejected: string };
}
interface RejectionMeaning {
  /** What the processor is to do. */
  fix: string;
  /** Needs no lawyer’s new signature. */
  clerical: boolean;
}

export const adapterOf = (key: SiteAdapterKey): Adapter => adapters[key];

/** What a clerk’s code of return means; nothing where nobody knows it. */
export const rejectionOf = (code: string): RejectionMeaning | undefined =>
  Object.hasOwn(rejections, code) ? rejections[code] : undefined;

const rejections: Readonly<Record<string, RejectionMeaning>> = {
  ILLEGIBLE: { fix: 'Replace the document that the clerk could not read', clerical: true },
  WRONG_FEE: { fix: 'Correct the filing fee', clerical: true },
  MISSING_EXHIBIT: { fix: 'Add the exhibit that is missing', clerical: true },
  WRONG_PARTY: { fix: 'Correct the name of a party', clerical: false },
  MISSING_SIGNATURE: { fix: 'Have the attorney sign', clerical: false },
  WRONG_COURT: { fix: 'Choose the court that has jurisdiction', clerical: false },
};

/** The codes of return whose meaning is known. */
export const returnCodes: readonly string[] = Object.keys(rejections);

const adapters: Readonly<Record<SiteAdapterKey, Adapter>> = {
  PEACH: {
    paths: {
      signIn: '/login',
      search: '/filings',
      parties: '/filings/new',
      envelope: '/filings/envelope',
      docket: '/docket',
    },
    headings: {
      signIn: 'Sign in',
      factor: 'Enter your code',
      home: 'Welcome',
      search: 'My filings',
      parties: 'New dispossessory',
      document: 'Attach the petition',
      review: 'Fees and submission',
      envelope: 'Envelope',
      docket: 'Register of actions',
      captcha: 'Are you a person?',
      maintenance: 'Down for maintenance',
      duplicate: 'Already filed',
    },
    signIn: {
      username: 'username',
      password: 'password',
      wrong: 'The user name or password is not right.',
    },
    parties: {
      filer_reference: 'reference',
      case_style: 'case.title',
      plaintiff: 'plaintiff.name',
      defendants: 'tenants.names',
      premises: 'property.address',
      rent_claimed: 'claim.total',
    },
    document: 'petition',
    attachments: null,
    query: { reference: 'filer_reference', number: 'number' },
    labels: {
      fee: 'Total fees',
      envelope: 'Envelope',
      reference: 'Your reference',
      status: 'Status',
      caseNumber: 'Case number',
      filed: 'Filed',
      reason: 'Return code',
      words: 'Clerk’s comment',
      resubmitBy: 'Resubmit by',
      docketParties: 'Style',
      docketEntries: 'Entries',
      docketDay: 'Date',
      docketEntry: 'Docket entry',
      docketNext: 'Next page',
    },
    statuses: { pending: 'Under clerk review', accepted: 'Accepted', rejected: 'Returned' },
  },
  LONE_STAR: {
    paths: {
      signIn: '/account/signin',
      search: '/envelopes',
      parties: '/envelopes/start',
      envelope: '/envelopes/view',
      docket: '/cases/register',
    },
    headings: {
      signIn: 'Account sign-in',
      factor: 'Two-step verification',
      home: 'Filer dashboard',
      search: 'Find an envelope',
      parties: 'Eviction petition: parties',
      document: 'Eviction petition: lead document',
      review: 'Eviction petition: review',
      envelope: 'Envelope details',
      docket: 'Case events',
      captcha: 'Security check',
      maintenance: 'The site is being updated',
      duplicate: 'Duplicate submission',
    },
    signIn: { username: 'Email', password: 'Secret', wrong: 'We could not sign you in.' },
    parties: {
      ClientMatter: 'reference',
      CaseTitle: 'case.title',
      FilerParty: 'plaintiff.name',
      OtherParties: 'tenants.names',
      SuitAddress: 'property.address',
      AmountSued: 'claim.total',
    },
    document: 'LeadDocument',
    attachments: 'Attachments',
    query: { reference: 'ClientMatter', number: 'CauseNumber' },
    labels: {
      fee: 'Amount due',
      envelope: 'Envelope no.',
      reference: 'Client matter',
      status: 'State',
      caseNumber: 'Cause no.',
      filed: 'File date',
      reason: 'Reason',
      words: 'Comment',
      resubmitBy: 'Correct before',
      docketParties: 'Parties',
      docketEntries: 'Events',
      docketDay: 'On',
      docketEntry: 'Event',
      docketNext: 'More events',
    },
    statuses: { pending: 'Submitted', accepted: 'Filed', rejected: 'Rejected' },
  },
};
