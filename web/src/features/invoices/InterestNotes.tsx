import { clients } from '@writdesk/contract/clients/clients';
import { interest } from '@writdesk/contract/invoices/interest';
import { Percent } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Note } from '../../shared/ui/index.ts';
import { interestNoteMessages } from './interest-note-messages.ts';

/** At which rate each firm of a company asks interest, for the company itself. */
export default function InterestNotes({ clientId }: { clientId: string }) {
  const { data } = useCall(clients.firms, { quiet: true });
  return data?.firms.map((firm) => <OfFirm key={firm.id} firm={firm} clientId={clientId} />);
}

function OfFirm({ firm, clientId }: { firm: { id: string; name: string }; clientId: string }) {
  const t = useText(interestNoteMessages);
  const { data } = useCall(interest.terms, {
    params: { id: clientId },
    query: { firmId: firm.id },
    quiet: true,
  });
  if (!data) return null;
  const { rates, startsOn, todayBasisPoints } = data;
  const [newest] = rates;
  const next = newest?.startsOn === startsOn ? newest.basisPoints : null;
  const words = (basisPoints: number) => ({
    firm: firm.name,
    day: recordDay(startsOn),
    percent: String(basisPoints / 100),
  });
  const lines = [
    todayBasisPoints !== null && t('runs', words(todayBasisPoints)),
    next !== null && next !== (todayBasisPoints ?? 0) && t(next === 0 ? 'ends' : 'starts', words(next)),
  ].filter((line) => line !== false);
  return lines.length === 0 ? null : (
    <Note tone="quiet" icon={Percent}>
      {lines.join(' ')}
    </Note>
  );
}
