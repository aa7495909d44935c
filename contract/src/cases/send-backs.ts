import { type ReasonCode, reasonCodes } from './case-reasons.ts';

/** To whom a case goes back: to its company, or within the firm, which the company isn’t shown. */
export const sentBackTo = ['CLIENT', 'FIRM'] as const;
export type SentBackTo = (typeof sentBackTo)[number];

/** A way back, alone or with a reason. A case has each once, however often it was sent back. */
export type SentBack = SentBackTo | `${SentBackTo}.${ReasonCode}`;

export const sentBackFor = (to: SentBackTo, reason: ReasonCode): SentBack => `${to}.${reason}`;
export const sendBacks = sentBackTo.flatMap((to): SentBack[] => [
  to,
  ...reasonCodes.map((reason) => sentBackFor(to, reason)),
]) as [SentBack, ...SentBack[]];

/** The way back and the reason that make it up. */
export function partsOf(sentBack: SentBack): { to: SentBackTo; reason: ReasonCode | null } {
  const [to, reason] = sentBack.split('.') as [SentBackTo, ReasonCode?];
  return { to, reason: reason ?? null };
}
