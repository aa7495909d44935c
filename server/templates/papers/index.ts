import type { LayoutKind } from '@writdesk/contract/documents/template-values';
import { arizonaComplaint, arizonaCureNotice, arizonaPayNotice, arizonaWritRequest } from './az.ts';
import {
  californiaComplaint,
  californiaCureNotice,
  californiaDefaultRequest,
  californiaPayNotice,
  californiaTerminationNotice,
  californiaWritRequest,
} from './ca.ts';
import {
  floridaComplaint,
  floridaCureNotice,
  floridaDefaultMotion,
  floridaPayNotice,
  floridaVacateNotice,
  floridaWrit,
} from './fl.ts';
import {
  georgiaDefaultRequest,
  georgiaOfficerApplication,
  georgiaPayNotice,
  georgiaWritRequest,
} from './ga.ts';
import {
  northCarolinaComplaint,
  northCarolinaDefaultRequest,
  northCarolinaPayNotice,
  northCarolinaWritRequest,
} from './nc.ts';
import { nevadaComplaint, nevadaRemovalRequest, nevadaServiceProof } from './nv.ts';
import { newYorkPetition, newYorkRentDemand, newYorkTerminationNotice, newYorkWarrantRequest } from './ny.ts';
import { ohioComplaint, ohioLeaveNotice, ohioWritPraecipe } from './oh.ts';
import type { Paper } from './paper.ts';
import {
  southCarolinaApplication,
  southCarolinaDefaultRequest,
  southCarolinaPayNotice,
  southCarolinaRule,
  southCarolinaWritRequest,
} from './sc.ts';
import {
  texasDefaultMotion,
  texasOfficerApplication,
  texasPayNotice,
  texasPetition,
  texasVacateNotice,
  texasWritRequest,
} from './tx.ts';
import { affidavitOfDefault, federalNotice, militaryAffidavit } from './us.ts';

/** A layout that is drawn by a template of its own is no text. */
export type PaperLayout = Exclude<LayoutKind, 'DISPOSSESSORY_AFFIDAVIT'>;

/** The court papers that are written as data, by their layout. */
export const papers: Readonly<Record<PaperLayout, Paper>> = {
  US_NOTICE: federalNotice,
  US_MILITARY_AFFIDAVIT: militaryAffidavit,
  US_AFFIDAVIT_OF_DEFAULT: affidavitOfDefault,
  GA_PAY_NOTICE: georgiaPayNotice,
  GA_DEFAULT_REQUEST: georgiaDefaultRequest,
  GA_WRIT_REQUEST: georgiaWritRequest,
  GA_OFFICER_APPLICATION: georgiaOfficerApplication,
  TX_PAY_NOTICE: texasPayNotice,
  TX_VACATE_NOTICE: texasVacateNotice,
  TX_PETITION: texasPetition,
  TX_DEFAULT_MOTION: texasDefaultMotion,
  TX_WRIT_REQUEST: texasWritRequest,
  TX_OFFICER_APPLICATION: texasOfficerApplication,
  FL_PAY_NOTICE: floridaPayNotice,
  FL_CURE_NOTICE: floridaCureNotice,
  FL_VACATE_NOTICE: floridaVacateNotice,
  FL_COMPLAINT: floridaComplaint,
  FL_DEFAULT_MOTION: floridaDefaultMotion,
  FL_WRIT: floridaWrit,
  OH_LEAVE_NOTICE: ohioLeaveNotice,
  OH_COMPLAINT: ohioComplaint,
  OH_WRIT_PRAECIPE: ohioWritPraecipe,
  AZ_PAY_NOTICE: arizonaPayNotice,
  AZ_CURE_NOTICE: arizonaCureNotice,
  AZ_COMPLAINT: arizonaComplaint,
  AZ_WRIT_REQUEST: arizonaWritRequest,
  NV_COMPLAINT: nevadaComplaint,
  NV_SERVICE_PROOF: nevadaServiceProof,
  NV_REMOVAL_REQUEST: nevadaRemovalRequest,
  CA_PAY_NOTICE: californiaPayNotice,
  CA_CURE_NOTICE: californiaCureNotice,
  CA_TERMINATION_NOTICE: californiaTerminationNotice,
  CA_COMPLAINT: californiaComplaint,
  CA_DEFAULT_REQUEST: californiaDefaultRequest,
  CA_WRIT_REQUEST: californiaWritRequest,
  NY_RENT_DEMAND: newYorkRentDemand,
  NY_TERMINATION_NOTICE: newYorkTerminationNotice,
  NY_PETITION: newYorkPetition,
  NY_WARRANT_REQUEST: newYorkWarrantRequest,
  NC_PAY_NOTICE: northCarolinaPayNotice,
  NC_COMPLAINT: northCarolinaComplaint,
  NC_DEFAULT_REQUEST: northCarolinaDefaultRequest,
  NC_WRIT_REQUEST: northCarolinaWritRequest,
  SC_PAY_NOTICE: southCarolinaPayNotice,
  SC_APPLICATION: southCarolinaApplication,
  SC_RULE: southCarolinaRule,
  SC_DEFAULT_REQUEST: southCarolinaDefaultRequest,
  SC_WRIT_REQUEST: southCarolinaWritRequest,
};

const ofLayout = new Map<string, Paper>(Object.entries(papers));

/** The court document of a layout; undefined for one that is drawn. */
export const paperOf = (layout: string | null): Paper | undefined =>
  layout === null ? undefined : ofLayout.get(layout);
