import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import { type Field, Question, TextInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { commentReaders } from './comment-readers.ts';
import { messages } from './messages.ts';

interface CommentQuestionProps {
  /** The action that it is said of: its definition decides who reads it. */
  act: CaseAction;
  label: string;
  /** What to write, before who reads it. */
  hint?: string;
  field: Field<string>;
  optional?: boolean;
  /** One line when absent. */
  rows?: number;
  maxLength: number;
}

/** Words of a person that stand on the case’s timeline; the firm learns from it whether the company reads them. */
export function CommentQuestion({
  act,
  label,
  hint,
  field,
  optional,
  rows,
  maxLength,
}: CommentQuestionProps) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const readers = commentReaders(act, isClient);
  return (
    <Question
      label={label}
      hint={[hint, readers && t(readers)].filter(Boolean).join(' ')}
      field={field}
      optional={optional ?? false}
    >
      <TextInput {...field} {...(rows !== undefined && { rows })} maxLength={maxLength} autoComplete="off" />
    </Question>
  );
}
