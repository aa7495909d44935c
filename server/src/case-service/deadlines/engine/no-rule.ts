import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import { warningText } from '@writdesk/contract/deadlines/deadline-warnings';
import { noticeTypeLabels } from '@writdesk/contract/notices/notice-types';
import { isOfPlace, type Place } from './choose-rule.ts';
import type { KnownFacts } from './conditions.ts';
import type { Law } from './law.ts';

/** Says that a state sets no day for what was asked, and what would find one: a county, a court, another notice. */
export function noRuleWords(
  law: Law,
  place: Place,
  event: DeadlineEvent,
  { noticeType, usualNotice }: KnownFacts,
): string {
  const name = law.pack(place.state)?.name ?? place.state;
  const local = law
    .rules(place.state, event)
    .filter(({ rule }) => (rule.county ?? rule.counties) && !isOfPlace(rule, place));
  const courts = local.flatMap(({ rule }) =>
    rule.courthouse ? [`${rule.courthouse} (${rule.county})`] : [],
  );
  const counties = local.flatMap(({ rule }) =>
    rule.courthouse ? [] : (rule.counties ?? (rule.county ? [rule.county] : [])),
  );
  if (place.county === null && counties.length > 0)
    return warningText('NAME_THE_COUNTY', { state: name, counties: counties.join(', ') });
  if (place.courthouse === null && courts.length > 0 && isNear(local.map(({ rule }) => rule.county)))
    return warningText('NAME_THE_COURT', { state: name, courts: courts.join(', ') });
  const type = noticeType ?? usualNotice;
  if (event === 'NOTICE_EXPIRES' && type)
    return warningText('NOTICE_WITHOUT_NUMBER', {
      state: name,
      label: noticeTypeLabels[type],
      noticeType: type,
    });
  return warningText('NO_DAY_SET', { state: name });

  /** Whoever named another county has named enough. */
  function isNear(of: readonly (string | undefined)[]): boolean {
    return (
      place.county === null || of.some((county) => county?.toLowerCase() === place.county?.toLowerCase())
    );
  }
}
