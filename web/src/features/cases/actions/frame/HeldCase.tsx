import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { createContext, type ReactNode, useState } from 'react';

/** A form that is sent holds its case as it is, and lets go where it stays open. */
export const HoldCase = createContext<(isSent: boolean) => void>(() => undefined);

interface HeldCaseProps {
  details: CaseDetails;
  /** The form over the case as it is, once it is sent as it was before. */
  children: (details: CaseDetails) => ReactNode;
}

/** What a form says is of the case that it acts on, until it is gone; its own action doesn’t change its words. */
export function HeldCase({ details, children }: HeldCaseProps) {
  const [held, setHeld] = useState<CaseDetails | null>(null);
  return (
    <HoldCase value={(isSent) => setHeld(isSent ? details : null)}>{children(held ?? details)}</HoldCase>
  );
}
