import { useId } from 'react';

/**
 * The input of a Select holds what is being searched for, never what is chosen. Who hears the field gets the choice in its
 * description, after what describes it anyway; `chosen` stands next to the Select.
 */
export function useChosen(words: readonly (string | undefined)[], describedBy = '') {
  const id = useId();
  const text = words.filter(Boolean).join(', ');
  return {
    'aria-describedby': [describedBy, text && id].filter(Boolean).join(' ') || undefined,
    chosen: text && <span hidden id={id} title={text} />,
  };
}

/** The label of a value among the options; the value itself where it isn't among them. */
export const labelIn = <T extends string>(options: readonly { value: T; label: string }[], value: T) =>
  options.find((option) => option.value === value)?.label ?? value;
