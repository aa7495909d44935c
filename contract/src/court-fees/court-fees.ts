import { z } from 'zod';
import { feePurposes } from '../courthouses/courthouses.ts';
import { route } from '../route.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { positiveCents } from '../values/money.ts';
import { choices, flag } from '../values/paging.ts';
import { feeCalculation, feeLevels, feeSchedule, filingPurposes } from './fee-values.ts';
import { newFeeSchedule } from './new-fee-schedule.ts';

/** A version as people read it. */
export const addedFeeSchedule = feeSchedule.extend({
  note: z.string().nullable(),
  /** Null for what the product knows from birth. */
  addedBy: z.string().nullable(),
  addedAt: instant,
  /** Whether it is in force at the court today. */
  isInForce: z.boolean(),
});
export type AddedFeeSchedule = z.output<typeof addedFeeSchedule>;

/** All versions that hold at a courthouse: its own, its county's, its state's, and those of the caller's firm. */
export const courtFeeBook = z.object({
  courthouse: z.object({ id, name: z.string(), officer: z.string() }),
  /** The day at the court. */
  today: courtDate,
  schedules: z.array(addedFeeSchedule),
  /** Of which places the caller may add a version that everybody uses, and whether their firm has its own. */
  can: z.object({ levels: z.array(z.enum(feeLevels)), own: z.boolean() }),
});
export type CourtFeeBook = z.output<typeof courtFeeBook>;

/** Purposes, separated by commas. */
const purposes = choices(feePurposes);
const count = (max: number) => z.coerce.number().int().min(1).max(max).optional();

const area = 'case-service';

export const courtFees = {
  book: route({
    method: 'GET',
    area,
    path: '/courthouse/fees/{id}',
    reads: ['courthouse/{id}'],
    permission: 'courthouse.read',
    summary: 'List the versions of the fees that hold at a courthouse',
    params: idParams,
    reply: courtFeeBook,
    failure: 'Get Court Fees Fail',
  }),
  add: route({
    method: 'POST',
    area,
    path: '/courthouse/add-fees/{id}',
    changes: ['courthouse', 'case'],
    permission: 'courthouse.update',
    summary: 'Add a version of the fees of a courthouse, its county or its state',
    params: idParams,
    body: newFeeSchedule,
    reply: courtFeeBook,
    status: 201,
    failure: 'Add Court Fees Fail',
  }),
  calculate: route({
    method: 'GET',
    area,
    path: '/courthouse/calculate-fees/{id}',
    reads: ['courthouse/{id}'],
    permission: 'courthouse.read',
    summary: 'Calculate the fees of a courthouse, line by line',
    params: idParams,
    query: z.object({
      /** The day at the court that it is now, when absent. */
      day: courtDate.optional(),
      purposes,
      defendants: count(1_000),
      addresses: count(1_000),
      claimCents: z.coerce.number().pipe(positiveCents).optional(),
      damagesCents: z.coerce.number().pipe(positiveCents).optional(),
      miles: z.coerce.number().min(0).max(10_000).optional(),
      isPrivatelyServed: flag,
      isEfiled: flag,
    }),
    reply: feeCalculation,
    failure: 'Calculate Court Fees Fail',
  }),
  ofCase: route({
    method: 'GET',
    area,
    path: '/case/fees/{id}',
    reads: ['case/{id}', 'courthouse'],
    permission: 'billing-item.read',
    summary: 'Calculate the court’s fees for a case, line by line',
    params: idParams,
    query: z.object({ day: courtDate.optional(), purposes }),
    reply: feeCalculation,
    failure: 'Get Case Fees Fail',
  }),
};

/** What is asked for a case when nobody says more: the filing and the service. */
export const usualPurposes = [...filingPurposes, 'SERVICE'] as const;
