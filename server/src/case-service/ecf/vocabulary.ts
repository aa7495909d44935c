import { readerOf } from '../../platform/soap/index.ts';

const OASIS = 'urn:oasis:names:tc:legalxml-courtfiling:schema:xsd';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const PORTS = 'urn:oasis:names:tc:legalxml-courtfiling:wsdl:WebServicesProfile-Definitions-4.0';

/** Electronic Court Filing 4.01, with what it is built on: NIEM 2.0, JXDM 4.0 and UBL 2. */
export const ecfNamespaces = {
  nc: 'http://niem.gov/niem/niem-core/2.0',
  s: 'http://niem.gov/niem/structures/2.0',
  j: 'http://niem.gov/niem/domains/jxdm/4.0',
  ecf: `${OASIS}:CommonTypes-4.0`,
  civil: `${OASIS}:CivilCase-4.0`,
  core: `${OASIS}:CoreFilingMessage-4.0`,
  fees: `${OASIS}:FeesCalculationQueryMessage-4.0`,
  feesAnswer: `${OASIS}:FeesCalculationResponseMessage-4.0`,
  list: `${OASIS}:FilingListQueryMessage-4.0`,
  listAnswer: `${OASIS}:FilingListResponseMessage-4.0`,
  status: `${OASIS}:FilingStatusQueryMessage-4.0`,
  statusAnswer: `${OASIS}:FilingStatusResponseMessage-4.0`,
  policy: `${OASIS}:CourtPolicyQueryMessage-4.0`,
  policyAnswer: `${OASIS}:CourtPolicyResponseMessage-4.0`,
  payment: `${OASIS}:PaymentMessage-4.0`,
  receipt: `${OASIS}:MessageReceiptMessage-4.0`,
  callback: `${OASIS}:ReviewFilingCallbackMessage-4.0`,
  ports: PORTS,
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
  gc: 'http://docs.oasis-open.org/codelist/ns/genericode/1.0/',
} as const;
export type EcfPrefix = keyof typeof ecfNamespaces;

/** The namespaces that a message needs, in the order of the prefixes. */
export const namespacesOf = (...prefixes: readonly EcfPrefix[]): Record<string, string> =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, ecfNamespaces[prefix]]));

export const inEcf = readerOf(ecfNamespaces);

/** How messages travel: the profile of SOAP over HTTPS. */
export const WEB_SERVICES = `${OASIS}:WebServicesMessaging-2.0`;

/** What a manager is asked to do, by the names of its port. */
export const reviewOperations = [
  'GetPolicy',
  'GetFeesCalculation',
  'ReviewFiling',
  'GetFilingStatus',
  'GetFilingList',
] as const;
export type ReviewOperation = (typeof reviewOperations)[number];
export const actionOf = (operation: ReviewOperation): string =>
  `${PORTS}/FilingReviewMDEPort/${operation}Request`;

/** The categories that say whose an identification is. */
export const OUR_MESSAGE = 'MESSAGEID';
export const THEIR_FILING = 'FILINGID';
