import { CircleX } from 'lucide-react';

/** For what can be emptied; Ant Design’s own icon says “close-circle” in English to those who can’t see it. */
export const clearing = { clearIcon: <CircleX size={14} aria-hidden /> };
