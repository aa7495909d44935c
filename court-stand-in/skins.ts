/** How one court’s site looks: its addresses, words and names of fields. The way through it is the same at each. */
export interface Skin {
  title: string;
  paths: Readonly<
    Record<
      'signIn' | 'factor' | 'home' | 'search' | 'parties' | 'document' | 'fee' | 'envelope' | 'docket',
      string
    >
  >;
  headings: Readonly<
    Record<
      | 'signIn'
      | 'factor'
      | 'home'
      | 'search'
      | 'parties'
      | 'document'
      | 'fee'
      | 'envelope'
      | 'docket'
      | 'captcha'
      | 'maintenance'
      | 'duplicate',
      string
    >
  >;
  fields: Readonly<
    Record<
      | 'token'
      | 'username'
      | 'password'
      | 'code'
      | 'reference'
      | 'caption'
      | 'plaintiff'
      | 'defendants'
      | 'premises'
      | 'amount'
      | 'document'
      | 'number'
      | 'page',
      string
    >
  >;
  labels: Readonly<
    Record<
      | 'fee'
      | 'envelope'
      | 'reference'
      | 'status'
      | 'caseNumber'
      | 'filed'
      | 'reason'
      | 'words'
      | 'resubmitBy'
      | 'parties'
      | 'entries'
      | 'day'
      | 'entry'
      | 'next',
      string
    >
  >;
  statuses: Readonly<Record<'PENDING' | 'ACCEPTED' | 'REJECTED', string>>;
  wrongPassword: string;
  /** As a table of two columns, or as a list of terms. */
  pairs: 'table' | 'terms';
}

export type SkinKey = 'PEACH' | 'LONE_STAR';
export const skins: Readonly<Record<SkinKey, Skin>> = {
  PEACH: {
    title: 'Peach State e-Filing',
    paths: {
      signIn: '/login',
      factor: '/login/code',
      home: '/home',
      search: '/filings',
      parties: '/filings/new',
      document: '/filings/document',
      fee: '/filings/fees',
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
      fee: 'Fees and submission',
      envelope: 'Envelope',
      docket: 'Register of actions',
      captcha: 'Are you a person?',
      maintenance: 'Down for maintenance',
      duplicate: 'Already filed',
    },
    fields: {
      token: '_csrf',
      username: 'username',
      password: 'password',
      code: 'code',
      reference: 'filer_reference',
      caption: 'case_style',
      plaintiff: 'plaintiff',
      defendants: 'defendants',
      premises: 'premises',
      amount: 'rent_claimed',
      document: 'petition',
      number: 'number',
      page: 'page',
    },
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
      parties: 'Style',
      entries: 'Entries',
      day: 'Date',
      entry: 'Docket entry',
      next: 'Next page',
    },
    statuses: { PENDING: 'Under clerk review', ACCEPTED: 'Accepted', REJECTED: 'Returned' },
    wrongPassword: 'The user name or password is not right.',
    pairs: 'table',
  },
  LONE_STAR: {
    title: 'Lone Star eFile',
    paths: {
      signIn: '/account/signin',
      factor: '/account/verify',
      home: '/dashboard',
      search: '/envelopes',
      parties: '/envelopes/start',
      document: '/envelopes/start/upload',
      fee: '/envelopes/start/review',
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
      fee: 'Eviction petition: review',
      envelope: 'Envelope details',
      docket: 'Case events',
      captcha: 'Security check',
      maintenance: 'The site is being updated',
      duplicate: 'Duplicate submission',
    },
    fields: {
      token: 'RequestToken',
      username: 'Email',
      password: 'Secret',
      code: 'Otp',
      reference: 'ClientMatter',
      caption: 'CaseTitle',
      plaintiff: 'FilerParty',
      defendants: 'OtherParties',
      premises: 'SuitAddress',
      amount: 'AmountSued',
      document: 'LeadDocument',
      number: 'CauseNumber',
      page: 'Sheet',
    },
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
      parties: 'Parties',
      entries: 'Events',
      day: 'On',
      entry: 'Event',
      next: 'More events',
    },
    statuses: { PENDING: 'Submitted', ACCEPTED: 'Filed', REJECTED: 'Rejected' },
    wrongPassword: 'We could not sign you in.',
    pairs: 'terms',
  },
};
