export { courtDay, deadlineText, shortDay } from './day-words.ts';
export { ActionChip, EarliestActionChip } from './EarliestActionChip.tsx';
export { calendarText, lengthText, noteText } from './law-texts.ts';
export { closedDay, closedText } from './closed-days.ts';
export { Unverified } from './Unverified.tsx';
export { useNotices, useTerms } from './use-terms.ts';
export { WhyButton } from './WhyButton.tsx';
