import { type PackDetails } from '@writdesk/contract/rule-packs/rule-packs';
import { type RuleProposal, ruleProposals } from '@writdesk/contract/rule-packs/rule-proposals';
import { Button } from 'antd';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, EmptyState, ErrorState, Sheet, Skeleton, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { rowSentence } from './row-sentence.ts';

/** What firms want to have changed, and what became of it. */
export function ProposalsPart({ state, can }: { state: string; can: PackDetails['can'] }) {
  const t = useText(messages);
  const { data, error, refetch } = useCall(ruleProposals.list, { params: { state }, quiet: true });
  const [isAsking, setAsking] = useState(false);
  if (error && !data)
    return <ErrorState error={error} what={t('theProposals')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} label={t('theProposals')} />;
  const propose = can.propose && (
    <Button size="small" icon={<MessageSquarePlus size={15} aria-hidden />} onClick={() => setAsking(true)}>
      {t('propose')}
    </Button>
  );
  return (
    <Sheet title={t('proposals')} extra={propose} padded={false}>
      {data.proposals.length === 0 && (
        <EmptyState icon={MessageSquarePlus} title={t('noProposals')} level={3}>
          {t('noProposalsText')}
        </EmptyState>
      )}
      <ul className="rule-rows">
        {data.proposals.map((one) => (
          <li key={one.id}>
            <ProposalWords of={one} />
            <div className="rule-row-acts">{can.draft && !one.answer && <Answers of={one} />}</div>
          </li>
        ))}
      </ul>
      {isAsking && <ProposeDialog state={state} onClose={() => setAsking(false)} />}
    </Sheet>
  );
}

function ProposalWords({ of: one }: { of: RuleProposal }) {
  const t = useText(messages);
  const locale = useLocale();
  const { answer, answeredBy, answeredAt, answerNote } = one;
  return (
    <div className="rule-words">
      <h3>
        {one.by}, {one.firm} <span className="rule-id">{recordDay(dayOf(one.at))}</span>{' '}
        <span className="rule-id">{t('onVersion', { version: one.version })}</span>
      </h3>
      <p className="rule-sentence">{one.text}</p>
      {one.change && (
        <p className="rule-source">
          <span className="rule-id">{one.change.row.id}</span> {rowSentence(one.change, locale)}
        </p>
      )}
      {answer && (
        <p className="rule-source">
          {t('answered', {
            answer: t(answer === 'TAKEN' ? 'take' : 'decline'),
            name: answeredBy ?? '',
            day: recordDay(dayOf(answeredAt ?? one.at)),
          })}
          {answerNote && `: ${answerNote}`}
        </p>
      )}
    </div>
  );
}

function Answers({ of: { id } }: { of: RuleProposal }) {
  const t = useText(messages);
  const answer = useAction(ruleProposals.answer);
  return (
    <span className="rule-actions">
      {(['TAKEN', 'DECLINED'] as const).map((said) => (
        <Button
          key={said}
          size="small"
          disabled={answer.isRunning}
          onClick={() => answer.run({ params: { id }, body: { answer: said } })}
        >
          {t(said === 'TAKEN' ? 'take' : 'decline')}
        </Button>
      ))}
    </span>
  );
}

function ProposeDialog({ state, onClose }: { state: string; onClose: () => void }) {
  const t = useText(messages);
  const propose = useAction(ruleProposals.propose, {
    onDone: () => {
      toast.success(t('proposeDone'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('proposeTitle')}
      keep={t('proposeKeep')}
      confirm={{ label: t('proposeDo') }}
      comment={{ label: t('proposeText'), keptAs: `propose.${state}` }}
      isRunning={propose.isRunning}
      onConfirm={(text) => propose.run({ params: { state }, body: { text } })}
      onClose={onClose}
    />
  );
}
