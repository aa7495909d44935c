import { cases } from '@writdesk/contract/cases/cases';
import type { DocketProposal } from '@writdesk/contract/docket-proposals/docket-proposals';
import { useCall } from '../../shared/api/index.ts';
import { LoadedDialog } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { messages } from './messages.ts';

interface AcceptDialogProps {
  proposal: DocketProposal;
  onClose: () => void;
}

/** Says yes to a line. What its act waits for, the case says: it is asked together with what the act needs. */
export default function AcceptDialog({ proposal, onClose }: AcceptDialogProps) {
  const t = useText(messages);
  const query = useCall(cases.details, { params: { id: proposal.case.id }, quiet: true });
  return (
    <LoadedDialog
      title={t('acceptTitle')}
      keep={t('keep')}
      what={t('theCase')}
      query={query}
      onClose={onClose}
    >
      {(details) => <AcceptForm proposal={proposal} details={details} onClose={onClose} />}
    </LoadedDialog>
  );
}
