import { evictionReasonCodes } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { FactName } from '@writdesk/contract/deadlines/deadline-values';
import { judgmentOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import { noticeTypes, serviceMethods } from '@writdesk/contract/notices/notice-types';
import { propertyCategories } from '@writdesk/contract/properties/property-categories';
import { outcomes } from '../../../labels/case/court-words.ts';
import { methods, noticeNames } from '../../../labels/case/eviction-words.ts';
import { categoryWords, evictionWords } from '../../../labels/case/reason-words.ts';
import { optionsOf } from '../../../shared/i18n/word-list.ts';

export type ChoiceFact = Extract<
  FactName,
  'noticeType' | 'reason' | 'outcome' | 'propertyCategory' | 'serviceMethod'
>;

/** The facts that are one of a list, each with its words; reasons are those that the state knows. */
export function choicesOf(
  name: ChoiceFact,
  state: string | null,
): readonly { value: string; label: string }[] {
  switch (name) {
    case 'noticeType':
      return optionsOf(noticeNames, noticeTypes);
    case 'reason':
      return optionsOf(
        evictionWords,
        evictionReasonCodes.filter((code) => {
          const known = evictionReasons[code].states;
          return known.length === 0 || state === null || known.includes(state);
        }),
      );
    case 'outcome':
      return optionsOf(outcomes, judgmentOutcomes);
    case 'propertyCategory':
      return optionsOf(categoryWords, propertyCategories);
    case 'serviceMethod':
      return optionsOf(methods, serviceMethods);
  }
}

export function isChoice(name: FactName): name is ChoiceFact {
  return ['noticeType', 'reason', 'outcome', 'propertyCategory', 'serviceMethod'].includes(name);
}
