import { Button, Input } from 'antd';
import { useCallback, useEffect, useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useKeptName } from '../../form/kept-name.ts';
import { stopAtUnread } from '../../form/unread-field.ts';
import { useKeptUntilSent } from '../../form/use-kept-until-sent.ts';
import { useText } from '../../i18n/translate.ts';
import { keepForm, keptForm } from '../../session/kept-forms.ts';
import { messages } from '../messages.ts';
import { useModal } from './use-modal.ts';
import './dialog.css';

interface DialogProps {
  open: boolean;
  /** Asks: "Dismiss this case?" */
  title: string;
  /** The consequence, and fields in place. */
  children?: ReactNode;
  /** Asks for a reason in place; `onConfirm` receives it. Required unless `optional`; `faultOf`: what else is wrong with it; `keptAs`: where it waits through a reload. */
  comment?: {
    label: string;
    hint?: string;
    optional?: boolean;
    faultOf?: (reason: string) => string | undefined;
    keptAs?: string;
  };
  /** Named after the action: "Dismiss case". Absent: the dialog only informs. */
  confirm?: { label: string; danger?: boolean; icon?: ReactNode; disabled?: boolean } | undefined;
  /** Named after what stays: "Keep the case". */
  keep: string;
  isRunning?: boolean;
  onConfirm: (comment: string) => void;
  onClose: () => void;
  width?: number;
  /** The id of what is read out with the title when it opens. */
  describedBy?: string | undefined;
  /** Something was typed: a press next to the dialog doesn't throw it away. */
  isChanged?: boolean;
}

/** A question that holds the page. Never OK and Cancel: both buttons say what they do. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    children,
    comment,
    confirm,
    keep,
    isRunning = false,
    onConfirm,
    onClose,
    width = 440,
    describedBy,
    isChanged = false,
  } = props;
  const t = useText(messages);
  const { text, setText, forget } = useReason(open, comment?.keptAs);
  const [fault, setFault] = useState<string>();
  const { submit: confirmed, close } = useKeptUntilSent(
    { errors: fault ? { fault } : {}, submit: () => onConfirm(text.trim()), forget },
    onClose,
  );
  const ref = useModal(open, close, { staysOnPress: isChanged });
  const titleId = useId();
  const commentId = useId();
  const bodyId = useId();
  useEffect(() => {
    if (open) setFault(undefined);
  }, [open]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stopAtUnread(event.currentTarget)) return;
    const isMissing = comment !== undefined && !comment.optional && text.trim() === '';
    const found = isMissing ? t('commentMissing') : comment?.faultOf?.(text);
    setFault(found);
    if (found) document.getElementById(commentId)?.focus();
    else confirmed();
  };
  return (
    <dialog
      ref={ref}
      className="dialog"
      style={{ width }}
      aria-labelledby={titleId}
      aria-describedby={describedBy ?? (typeof children === 'string' ? bodyId : undefined)}
    >
      {open && (
        <form onSubmit={submit} noValidate>
          <h2 id={titleId}>{title}</h2>
          {children && (
            <div className="dialog-body" id={bodyId}>
              {children}
            </div>
          )}
          {comment && (
            <div className="dialog-comment">
              <label htmlFor={commentId}>{comment.label}</label>
              {comment.hint && <p className="dialog-hint">{comment.hint}</p>}
              <Input.TextArea
                id={commentId}
                value={text}
                rows={3}
                maxLength={5000}
                status={fault ? 'error' : ''}
                aria-invalid={fault !== undefined}
                aria-required={!comment.optional}
                aria-describedby={fault ? `${commentId}-error` : undefined}
                onChange={(event) => setText(event.target.value)}
              />
              {fault && (
                <p id={`${commentId}-error`} className="dialog-error" role="alert">
                  {fault}
                </p>
              )}
            </div>
          )}
          <div className="dialog-actions">
            <Button onClick={close}>{keep}</Button>
            {confirm && (
              <Button
                type="primary"
                danger={confirm.danger ?? false}
                icon={confirm.icon}
                htmlType="submit"
                loading={isRunning}
                disabled={confirm.disabled ?? false}
              >
                {confirm.label}
              </Button>
            )}
          </div>
        </form>
      )}
    </dialog>
  );
}

/** The reason that is typed; where it has a place, it waits there through a reload of the page. */
function useReason(open: boolean, place: string | undefined) {
  const around = useKeptName(place, ['reason']);
  const name = place === undefined ? null : around;
  const [text, setText] = useState('');
  useEffect(() => {
    if (open) setText((name && keptForm(name, noReason)?.values.reason) || '');
  }, [open, name]);
  const keep = (reason: string) => {
    setText(reason);
    if (name) keepForm(name, noReason, { reason });
  };
  const forget = useCallback(() => {
    if (name) keepForm(name, noReason, noReason);
  }, [name]);
  return { text, setText: keep, forget };
}
const noReason = { reason: '' };
