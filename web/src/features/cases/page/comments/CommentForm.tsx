import {
  type CommentType,
  internalComments,
  LONGEST_COMMENT,
} from '@writdesk/contract/internal-comments/internal-comments';
import { type Role, roles } from '@writdesk/contract/permissions/roles';
import { Button } from 'antd';
import { type SyntheticEvent, useId, useState } from 'react';
import { roleNames } from '../../../../labels/roles.ts';
import { type ApiError, useCall } from '../../../../shared/api/index.ts';
import { MultiSelect, Question, TextInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { failureText } from '../../../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { type Typed, useKeptComment } from './use-kept-comment.ts';

export interface CommentBody {
  message: string;
  taggedUserIds: string[];
  mentions: Role[];
}

interface CommentFormProps {
  caseId: string;
  type: CommentType;
  /** The thread, or the comment that is edited: where the typing is kept. */
  place: string;
  label: string;
  submit: string;
  initial?: Typed;
  onSubmit: (body: CommentBody) => Promise<unknown>;
  /** Without it the form stays open. */
  onClose?: { label: string; close: () => void };
}

const nothing: Typed = { message: '', people: [], roles: [] };
const isRole = (value: string): value is Role => roles.some((role) => role === value);

/** Writes a comment, a reply or an edit. What is typed stays until it is added. */
export function CommentForm({
  caseId,
  type,
  place,
  label,
  submit,
  initial = nothing,
  onSubmit,
  onClose,
}: CommentFormProps) {
  const t = useText(messages);
  const id = useId();
  const { typed, change, clear } = useKeptComment(`${caseId}.${place}`, initial);
  const [error, setError] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const picker = useCall(internalComments.people, {
    params: { id: caseId },
    query: { commentType: type },
    quiet: true,
    staleTimeMs: 60_000,
  });
  const options = [
    ...(picker.data?.roles ?? []).map((role) => ({
      value: role as string,
      label: t('role', { role: wordOf(roleNames, role) }),
    })),
    ...(picker.data?.people ?? []).map((person) => ({ value: person.id, label: person.name })),
  ];
  const pick = (values: readonly string[]) =>
    change({ people: values.filter((value) => !isRole(value)), roles: values.filter(isRole) });
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.message.trim() === '') return;
    setIsRunning(true);
    setError(undefined);
    onSubmit({ message: typed.message, taggedUserIds: [...typed.people], mentions: [...typed.roles] })
      .then(() => {
        clear();
        onClose?.close();
      })
      .catch((failure: ApiError) => setError(failureText(failure)))
      .finally(() => setIsRunning(false));
  };
  const isEmpty = typed.message.trim() === '';
  return (
    <form className="comment-form" onSubmit={send} noValidate>
      <Question label={label} field={{ id: `${id}-message`, error }}>
        <TextInput
          id={`${id}-message`}
          value={typed.message}
          rows={3}
          maxLength={LONGEST_COMMENT}
          onChange={(message) => change({ message })}
        />
      </Question>
      {!isEmpty && (
        <Question label={t('notify')} hint={t('notifyHint')} field={{ id: `${id}-tags` }} optional>
          <MultiSelect
            id={`${id}-tags`}
            value={[...typed.roles, ...typed.people]}
            options={options}
            onChange={pick}
          />
        </Question>
      )}
      <div className="comment-form-acts">
        {!isEmpty && <span className="comment-kept">{t('draftKept')}</span>}
        {onClose && (
          <Button
            onClick={() => {
              clear();
              onClose.close();
            }}
          >
            {onClose.label}
          </Button>
        )}
        <Button htmlType="submit" disabled={isEmpty} loading={isRunning}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
