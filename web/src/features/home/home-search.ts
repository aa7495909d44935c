import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';

/** What an address of Home may say. `passedFrom`: the passed points of notices are listed from this day on. */
export const homeSearch = z.object({ passedFrom: courtDate.optional().catch(undefined) });
