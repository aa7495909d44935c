/** Whether a day in court comes before the tenant's time to answer is over; on the last day itself they may still answer. */
export function isInAnswerWindow(hearingDate: string, answerDueOn: string): boolean {
  return hearingDate <= answerDueOn;
}
