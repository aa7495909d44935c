import type { CourthouseDetails } from '@writdesk/contract/courthouses/courthouses';
import type { Field } from '../../shared/form/index.ts';
import { clockTime } from '../../shared/formats/clock-time.ts';
import { wallTime } from '../../shared/formats/dates.ts';

/** A courthouse as fields hold it: texts, also where the record has numbers. */
export interface CourthouseFormValues {
  name: string;
  shortName: string;
  division: string;
  addressLine1: string;
  addressLine2: string;
  stateId: string | null;
  countyId: string | null;
  cityId: string | null;
  zipCode: string;
  isDeliverable: boolean;
  timeZone: string | null;
  officer: CourthouseDetails['officer'] | null;
  clerkContact: string;
  clerkEmail: string;
  sheriffContact: string;
  sheriffEmail: string;
  clerkCheck: boolean;
  sheriffCheck: boolean;
  totalRooms: string;
  maxCases: string;
  filingCutoff: string;
  caseNumberPattern: string;
  caseNumberExample: string;
  source: string;
}

/** What its fields need of a form. */
export interface CourthouseForm {
  field: <K extends keyof CourthouseFormValues>(name: K) => Field<CourthouseFormValues[K]>;
  values: CourthouseFormValues;
}

/** What a form begins with. */
export const courthouseFormValues = (known?: CourthouseDetails): CourthouseFormValues => ({
  name: known?.name ?? '',
  shortName: known?.shortName ?? '',
  division: known?.division ?? '',
  addressLine1: known?.addressLine1 ?? '',
  addressLine2: known?.addressLine2 ?? '',
  stateId: known?.stateId ?? null,
  countyId: known?.countyId ?? null,
  cityId: known?.cityId ?? null,
  zipCode: known?.zipCode ?? '',
  isDeliverable: known?.isDeliverable ?? false,
  timeZone: known?.timeZone ?? null,
  officer: known?.officer ?? null,
  clerkContact: known?.clerkContact ?? '',
  clerkEmail: known?.clerkEmail ?? '',
  sheriffContact: known?.sheriffContact ?? '',
  sheriffEmail: known?.sheriffEmail ?? '',
  clerkCheck: known?.clerkCheck ?? false,
  sheriffCheck: known?.sheriffCheck ?? false,
  totalRooms: known?.totalRooms ? String(known.totalRooms) : '',
  maxCases: known?.maxCases ? String(known.maxCases) : '',
  filingCutoff: known?.filingCutoff ? wallTime(known.filingCutoff) : '',
  caseNumberPattern: known?.caseNumberPattern ?? '',
  caseNumberExample: known?.caseNumberExample ?? '',
  source: known?.source ?? '',
});

/** What is no number stays a text, and the shape says so. */
const numberOf = (text: string): number | null => {
  const digits = text.trim();
  return digits === '' ? null : Number(digits);
};

/** What is sent; what nobody chose is left out, and the shape asks for it. */
export function courthouseBody(values: CourthouseFormValues) {
  const { stateId, countyId, cityId, timeZone, officer, totalRooms, maxCases, filingCutoff, ...rest } =
    values;
  return {
    ...rest,
    stateId: stateId ?? '',
    countyId: countyId ?? '',
    cityId: cityId ?? '',
    timeZone: timeZone ?? '',
    officer: officer as CourthouseDetails['officer'],
    totalRooms: numberOf(totalRooms),
    maxCases: numberOf(maxCases),
    filingCutoff: clockTime(filingCutoff) ?? filingCutoff.trim(),
  };
}

/** The form's name of a field that the server names. */
export const fieldOfPath = (path: string): string => path.replace(/^courthouse\./, '');

/** What the facts are called where one is named, as keys of the texts. */
export const factNames = {
  name: 'courthouse',
  shortName: 'shortName',
  division: 'division',
  addressLine1: 'address',
  addressLine2: 'address',
  stateId: 'state',
  countyId: 'county',
  cityId: 'city',
  zipCode: 'zip',
  isDeliverable: 'mail',
  timeZone: 'timeZone',
  officer: 'officer',
  clerkContact: 'clerk',
  clerkEmail: 'clerk',
  sheriffContact: 'officer',
  sheriffEmail: 'officer',
  clerkCheck: 'paperCheck',
  sheriffCheck: 'paperCheck',
  totalRooms: 'roomCount',
  maxCases: 'perDocket',
  filingCutoff: 'filingCutoff',
  caseNumberPattern: 'pattern',
  caseNumberExample: 'caseNumbers',
  source: 'source',
} as const satisfies Record<keyof CourthouseFormValues, string>;
