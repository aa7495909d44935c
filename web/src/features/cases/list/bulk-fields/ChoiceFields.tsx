import type { ReactNode } from 'react';
import { Question, RadioBoxes } from '../../../../shared/form/index.ts';
import { CommentQuestion } from '../../actions/index.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';

interface ChoiceFieldsProps extends Pick<BulkFieldsProps, 'act' | 'field'> {
  /** The field of the choice, and its question. */
  name: string;
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  comment: { name: string; label: string; optional?: true; rows: number; maxLength: number };
}

/** One choice and its words, the same for all; nothing is chosen beforehand. */
export function ChoiceFields({ act, field, name, label, options, comment }: ChoiceFieldsProps) {
  const { value, onChange, ...choice } = field(name);
  const { name: commentName, ...commentProps } = comment;
  return (
    <>
      <Question label={label} field={choice} group>
        <RadioBoxes {...choice} columns={2} options={options} value={value} onChange={onChange} />
      </Question>
      <CommentQuestion act={act} field={field(commentName)} {...commentProps} />
    </>
  );
}
