import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import { type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';
import { isOfPlace, type Place } from './choose-rule.ts';
import type { KnownFacts } from './conditions.ts';
import type { Law } from './law.ts';

/** Says that a state sets no day for what was asked, and what would find one: a county, a court, another notice. */
export function noRule(
  law: Law,
  place: Place,
  event: DeadlineEvent,
  { noticeType, usualNotice }: KnownFacts,
): LawSentence {
  const { state } = place;
  const named = { state, stateName: law.pack(state)?.name ?? state };
  const local = law
    .rules(state, event)
    .filter(({ rule }) => (rule.county ?? rule.counties) && !isOfPlace(rule, place));
  const courts = local.flatMap(({ rule }) =>
    rule.courthouse ? [`${rule.courthouse} (${rule.county})`] : [],
  );
  const counties = local.flatMap(({ rule }) =>
    rule.courthouse ? [] : (rule.counties ?? (rule.county ? [rule.county] : [])),
  );
  if (place.county === null && counties.length > 0)
    return says('NAME_THE_COUNTY', { ...named, counties: counties.join(', ') });
  if (place.courthouse === null && courts.length > 0 && isNear(local.map(({ rule }) => rule.county)))
    return says('NAME_THE_COURT', { ...named, courts: courts.join(', ') });
  const type = noticeType ?? usualNotice;
  if (event === 'NOTICE_EXPIRES' && type)
    return says('NOTICE_WITHOUT_NUMBER', { ...named, noticeType: type });
  return says('NO_DAY_SET', named);

  /** Whoever named another county has named enough. */
  function isNear(of: readonly (string | undefined)[]): boolean {
    return (
      place.county === null || of.some((county) => county?.toLowerCase() === place.county?.toLowerCase())
    );
  }
}
