import { CircleAlert } from 'lucide-react';
import { createContext, useContext, type ReactNode } from 'react';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import './form.css';

interface QuestionProps {
  /** A question or the name of what is asked: "Who gave it?" */
  label: string;
  /** Above the field: where to find the answer. */
  hint?: ReactNode;
  /** `form.field(name)`: its id and error. */
  field: { id: string; error?: string | undefined };
  optional?: boolean;
  /** True for several inputs under one question (radio boxes, a file list): a group with a legend. */
  group?: boolean;
  /** Half of the width, next to another one. */
  half?: boolean;
  children: ReactNode;
}

/** What the input of a question says to a screen reader. */
export interface QuestionAria {
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

const Described = createContext<QuestionAria>({});

/** For inputs: the hint and the error of the question they stand in. */
export function useQuestionAria(): QuestionAria {
  return useContext(Described);
}

/** A question: label, hint above the field, the field, and under it what is wrong, with a bar at the left. */
export function Question({
  label,
  hint,
  field,
  optional = false,
  group = false,
  half = false,
  children,
}: QuestionProps) {
  const t = useText(messages);
  const { id, error } = field;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = [hintId, errorId].filter(Boolean).join(' ');
  const aria = {
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
  };
  const words = (
    <>
      {label}
      {optional && <span className="question-optional"> {t('optional')}</span>}
    </>
  );
  const Frame = group ? 'fieldset' : 'div';
  return (
    <Frame
      className={`question${error ? ' wrong' : ''}${half ? ' half' : ''}`}
      {...(group && { id, tabIndex: -1, 'aria-describedby': describedBy || undefined })}
    >
      {group ? <legend>{words}</legend> : <label htmlFor={id}>{words}</label>}
      {hint && (
        <p className="question-hint" id={hintId}>
          {hint}
        </p>
      )}
      <div className="question-field">
        <Described value={group ? {} : aria}>{children}</Described>
      </div>
      {error && (
        <p className="question-error" id={errorId}>
          <CircleAlert size={15} aria-hidden />
          {error}
        </p>
      )}
    </Frame>
  );
}

/** Questions next to one another; they stand under one another on a phone. */
export function QuestionRow({ children }: { children: ReactNode }) {
  return <div className="question-row">{children}</div>;
}
