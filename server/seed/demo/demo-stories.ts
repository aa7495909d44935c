import type { Story } from './demo-case.ts';
import type { DemoDays } from './demo-days.ts';
import { atCourt } from './demo-stories-court.ts';
import { atTheDesks } from './demo-stories-desks.ts';
import { ended, longAgo } from './demo-stories-ended.ts';
import { onTheWayOut } from './demo-stories-writs.ts';
import { sentOut } from './demo-stories-filing.ts';
import { filedByRobots } from './demo-stories-robots.ts';

/** Every case of the demonstration, over every status that it can reach so far. */
export const demoStories = (days: DemoDays): Story[] => [
  ...atTheDesks(days),
  ...sentOut(days),
  ...atCourt(days),
  ...ended(days),
  ...onTheWayOut(days),
  ...filedByRobots(),
  ...longAgo(),
];
