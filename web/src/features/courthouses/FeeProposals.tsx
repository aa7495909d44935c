import { type FeeProposal, feeProposals } from '@writdesk/contract/court-fees/fee-proposals';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { Scale } from 'lucide-react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Note, toast } from '../../shared/ui/index.ts';
import { feeMessages } from './fee-messages.ts';

/** Fees that the firm paid three times otherwise than the schedule says: each is used from now on, or dismissed. */
export function FeeProposals() {
  const { data } = useCall(feeProposals.list, { quiet: true });
  return data?.proposals.map((proposal) => (
    <Proposal key={`${proposal.courthouse.id}${proposal.differenceCents}`} proposal={proposal} />
  ));
}

function Proposal({ proposal }: { proposal: FeeProposal }) {
  const t = useText(feeMessages);
  const { courthouse, differenceCents, presentCents, proposedCents, effectiveFrom, cases } = proposal;
  const accept = useAction(feeProposals.accept, { onDone: () => toast.success(t('accepted')) });
  const dismiss = useAction(feeProposals.dismiss, { onDone: () => toast.success(t('dismissed')) });
  const given = { params: { id: courthouse.id }, body: { differenceCents } };
  const proposed = formatMoney(proposedCents);
  return (
    <Note tone="hold" icon={Scale}>
      <strong>
        {t('proposed', {
          court: courthouse.name,
          count: cases.length,
          sum: formatMoney(Math.abs(differenceCents)),
          way: differenceCents < 0 ? 'LESS' : 'MORE',
        })}
      </strong>
      <p>
        {t('proposedText', { proposed, present: formatMoney(presentCents), day: recordDay(effectiveFrom) })}
      </p>
      <p>
        {cases.slice(0, 5).map(({ id, number }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to="/cases/$id" params={{ id }}>
              {number}
            </Link>
          </span>
        ))}
      </p>
      <div className="fee-answers">
        <Button size="small" loading={accept.isRunning} onClick={() => accept.run(given)}>
          {t('accept', { proposed })}
        </Button>
        <Button size="small" type="text" loading={dismiss.isRunning} onClick={() => dismiss.run(given)}>
          {t('dismiss')}
        </Button>
      </div>
    </Note>
  );
}
