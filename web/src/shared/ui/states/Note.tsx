import type { Tone } from '@writdesk/contract/cases/case-status';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './note.css';

interface NoteProps {
  tone: Tone;
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}

/** One thing above the parts of a page that must not be missed, and the way on. */
export function Note({ tone, icon: Icon, children, action }: NoteProps) {
  return (
    <div className={`note tone-${tone}`}>
      <Icon size={18} strokeWidth={2} aria-hidden />
      <div className="note-words">{children}</div>
      {action}
    </div>
  );
}
