import { mapValues } from '../../values/records.ts';
import { actionWords } from '../../cases/action-words.ts';

/** What a step of a workflow can wait for, as sentences and pickers name it. */
export const stepAction = {
  ...mapValues(actionWords, ({ en: [full] }) => full),
  'writ-create': 'Create the writ',
  'writ-submit': 'Submit the writ to the client',
  'writ-client-confirm': 'Client confirms the writ',
  'writ-reviewed': 'Review the writ',
  'writ-file': 'File the writ',
  'writ-issue': 'Writ issued by the court',
  'writ-post': 'Post the writ',
  'writ-execute': 'Carry out the writ',
  'writ-resume': 'Resume the writ',
  'writ-request-resubmit': 'Ask for the writ again',
  'writ-return-unexecuted': 'Return the writ unexecuted',
  'writ-stay': 'Stay the writ',
  'writ-cancel': 'Cancel the writ',
  'writ-expire': 'Writ expires',
  WAIT: 'Wait',
  TASK: 'Task',
  GENERATE_DOCUMENT: 'Generate a document',
  CHECK_DOCKET: 'Check the court’s docket',
};
