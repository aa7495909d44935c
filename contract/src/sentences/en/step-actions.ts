import { mapValues } from '../../values/records.ts';
import { actionWords } from '../../cases/action-words.ts';
import { writStepWords } from '../../writs/writ-words.ts';

/** What a step of a workflow can wait for, as sentences and pickers name it. */
export const stepAction = {
  ...mapValues(actionWords, ({ en: [full] }) => full),
  ...writStepWords('en'),
  WAIT: 'Wait',
  TASK: 'Task',
  GENERATE_DOCUMENT: 'Generate a document',
  CHECK_DOCKET: 'Check the court’s docket',
};
