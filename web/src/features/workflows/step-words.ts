import { stepAction as english } from '@writdesk/contract/sentences/en/step-actions';
import { stepAction as spanish } from '@writdesk/contract/sentences/es/step-actions';
import { offeredActions, type StepAction } from '@writdesk/contract/workflows/workflow-values';
import { type WordList, wordOf } from '../../shared/i18n/word-list.ts';

const words: WordList<StepAction> = { en: english, es: spanish };

/** What a step waits for, in the reader’s language. */
export const actionWord = (action: string): string => wordOf(words, action);

export const actionOptions = (): { value: StepAction; label: string }[] =>
  offeredActions
    .map((value) => ({ value, label: actionWord(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
