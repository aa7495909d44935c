import { CircleAlert, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import './form-note.css';

interface FormNoteProps {
  tone: 'hold' | 'stop' | 'desk';
  title: string;
  children: ReactNode;
}

/** What a person must know next to the questions of a form: a failed save, what others changed. */
export function FormNote({ tone, title, children }: FormNoteProps) {
  const Icon = tone === 'stop' ? CircleAlert : UsersRound;
  const role =
    tone === 'hold' ? { role: 'alert' } : tone === 'desk' ? { role: 'status' } : { 'aria-label': title };
  return (
    <section className={`form-note ${tone}`} {...role}>
      <h2>
        <Icon size={16} aria-hidden />
        {title}
      </h2>
      {children}
    </section>
  );
}
