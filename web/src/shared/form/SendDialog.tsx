import type { Route, RouteReply } from '@writdesk/contract/route';
import { type ReactNode, useState } from 'react';
import { type CallArguments, useAction } from '../api/index.ts';
import { Dialog, thrownText, toast } from '../ui/index.ts';

interface SendDialogProps<R extends Route> {
  title: string;
  /** Says that everything stays as it is. */
  keep: string;
  confirm: { label: string; danger?: boolean; icon?: ReactNode };
  route: R;
  parts: CallArguments<R>;
  /** The toast once the server has taken it. */
  said?: (reply: RouteReply<R>) => { title?: string; text: string };
  /** Where there is more to do than to close. */
  onSent?: (reply: RouteReply<R>) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is sent that has no form. A refusal stands in the dialog. */
export function SendDialog<R extends Route>({
  route,
  parts,
  said,
  onSent,
  onClose,
  children,
  ...asked
}: SendDialogProps<R>) {
  const [refusal, setRefusal] = useState('');
  const { runAsync, isRunning } = useAction(route, { quiet: true });
  const send = () => {
    runAsync(parts)
      .then((reply) => {
        if (said) {
          const { text, ...rest } = said(reply);
          toast.success(text, rest);
        }
        (onSent ?? onClose)(reply);
      })
      .catch((error: unknown) => setRefusal(thrownText(error)));
  };
  return (
    <Dialog open {...asked} isRunning={isRunning} onConfirm={send} onClose={onClose}>
      {children}
      {refusal && (
        <p className="form-stale" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}
