export { courtDay, deadlineText, shortDay } from './day-words.ts';
export { ActionChip, EarliestActionChip } from './EarliestActionChip.tsx';
export { calendarText, closedText, lengthText, whyText } from './law-words.ts';
export { Unverified } from './Unverified.tsx';
export { useNotices, useTerms } from './use-terms.ts';
export { noteText } from './warning-texts.ts';
export { WhyButton } from './WhyButton.tsx';
