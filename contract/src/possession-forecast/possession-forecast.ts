import { z } from 'zod';
import { route } from '../route.ts';
import { courtDate } from '../values/dates.ts';
import { idParams } from '../values/ids.ts';

/** Where a case stands on its way to possession: the last of these that it has reached. */
export const forecastStages = ['SUBMITTED', 'FILED', 'SERVED', 'JUDGED', 'WRIT_ISSUED'] as const;
export type ForecastStage = (typeof forecastStages)[number];

/** What is known of a case that makes it quicker or slower than others at its stage. */
export const forecastPaths = ['ANY', 'ANSWERED', 'DEFAULT', 'HEARING', 'APPEALED'] as const;
export type ForecastPath = (typeof forecastPaths)[number];

/** Whose cases a forecast counts: the court’s, or where those are too few its county’s, or its state’s. */
export const forecastPlaces = ['COURT', 'COUNTY', 'STATE'] as const;
export type ForecastPlace = (typeof forecastPlaces)[number];

/** So many comparable cases make a forecast; fewer make none. */
export const FEWEST_CASES = 20;
/** Cases filed in so many months up to today are counted. */
export const FORECAST_MONTHS = 24;

/** Why there is no forecast. */
export const noForecastReasons = ['NOT_SUBMITTED', 'NO_COURT', 'ENDED', 'NO_POSSESSION', 'TOO_FEW'] as const;
export type NoForecastReason = (typeof noForecastReasons)[number];

const forecast = z.object({
  /** As many cases have possession by this day as have none. */
  evenOn: courtDate,
  /** By this day eight of ten have possession; null where too few cases have gone on that long. */
  likelyOn: courtDate.nullable(),
  /** The first day that the law, or a lockout that is set, leaves for possession; null where neither names one ahead. */
  notBefore: courtDate.nullable(),
  stage: z.enum(forecastStages),
  /** The day on which the case reached its stage. */
  since: courtDate,
  /** Whole days from then to today. */
  days: z.int(),
  path: z.enum(forecastPaths),
  place: z.enum(forecastPlaces),
  placeName: z.string(),
  /** Comparable cases that lasted at least as long at this stage. */
  cases: z.int(),
});
export type Forecast = z.output<typeof forecast>;

/** When possession may be expected, by what became of the firm’s comparable cases. */
export const possessionForecast = {
  get: route({
    method: 'GET',
    area: 'case-service',
    path: '/case/possession-forecast/{id}',
    reads: ['case'],
    permission: 'case.read',
    summary:
      'Forecast the day of possession: even odds and eight in ten, by the firm’s own cases at the court, in the county or in the state',
    params: idParams,
    reply: z.object({
      forecast: forecast.nullable(),
      reason: z.enum(noForecastReasons).nullable(),
    }),
    failure: 'Get Possession Forecast Fail',
  }),
};
