import type { ReactNode } from 'react';
import { Mail, Send } from 'lucide-react';
import { ErrorSummary, type FieldErrors } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface InviteDialogProps {
  title: string;
  errors: FieldErrors;
  isChanged: boolean;
  isRunning: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of both forms: what is wrong, the questions, and where the link will be. */
export function InviteDialog({ title, errors, children, onSubmit, ...rest }: InviteDialogProps) {
  const t = useText(messages);
  return (
    <Dialog
      {...rest}
      open
      title={title}
      width={600}
      keep={t('keepForm')}
      confirm={{ label: t('send'), icon: <Send size={16} aria-hidden /> }}
      onConfirm={onSubmit}
    >
      <ErrorSummary errors={errors} />
      <div className="invite-fields">{children}</div>
      <p className="invite-note">
        <Mail size={15} aria-hidden />
        <span>{t('linkNote')}</span>
      </p>
    </Dialog>
  );
}
