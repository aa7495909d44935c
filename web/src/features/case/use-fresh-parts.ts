import type { CaseDetails } from '@writdesk/contract/cases';
import { useEffect, useRef, useState } from 'react';
import { changedParts, type CasePart } from './case-changes.ts';

const tintMs = 1500;
const nothing: ReadonlySet<CasePart> = new Set();

/** The parts that have just changed under the reader's eyes; they are tinted for a moment. */
export function useFreshParts(details: CaseDetails | undefined): ReadonlySet<CasePart> {
  const seen = useRef(details);
  const [fresh, setFresh] = useState(nothing);
  useEffect(() => {
    const before = seen.current;
    seen.current = details;
    if (!before || !details || before.id !== details.id) return;
    const changed = changedParts(before, details);
    if (changed.length > 0) setFresh(new Set(changed));
  }, [details]);
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => setFresh(nothing), tintMs);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
