import type { Place } from '../place.ts';
import type { Days } from '../../../shared/formats/day-ranges.ts';

/** What every dashboard is about: whose numbers, which days and county, and the range before. */
export interface LayoutProps {
  whose: string;
  place: Place;
  before: Days | null;
  dateRange: string;
  bucket: BucketName;
  onBucket: (bucket: BucketName) => void;
}

export const buckets = ['all', 'within7Days', 'within15Days', 'exceeding15Days'] as const;
export type BucketName = (typeof buckets)[number];
