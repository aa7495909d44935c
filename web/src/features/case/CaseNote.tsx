import type { Tone } from '@writdesk/contract/case-status';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface CaseNoteProps {
  tone: Tone;
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}

/** One thing above the parts of a case that must not be missed, and the way on. */
export function CaseNote({ tone, icon: Icon, children, action }: CaseNoteProps) {
  return (
    <div className={`case-note tone-${tone}`}>
      <Icon size={18} strokeWidth={2} aria-hidden />
      <div className="case-note-words">{children}</div>
      {action}
    </div>
  );
}
