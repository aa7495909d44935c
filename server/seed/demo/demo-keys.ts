import { referenceId } from '../reference-id.ts';

export type CompanyKey = 'peachline' | 'northgate';
export type HomeKey = 'elms' | 'sycamore' | 'briar' | 'commons' | 'lakeshore';
export type CourtKey = 'fulton' | 'dekalb' | 'gwinnett';

export const courthouseOf = (court: CourtKey): string => referenceId('courthouse', `ga-${court}`);
