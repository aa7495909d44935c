import { rulePacks, type PackRow } from '@writdesk/contract/rule-packs/rule-packs';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { reasonFault } from '../../shared/form/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { rowSentence } from './row-sentence.ts';
import './rule-packs.css';

interface RuleActionsProps {
  /** `US` for federal law. */
  state: string;
  ruleId: string;
  /** The case from whose page it is said. */
  caseId?: string;
}

/**
 * What a lawyer may say of a rule, wherever one of its dates stands: that it is right, or wrong and why. Nothing for
 * everybody else.
 */
export default function RuleActions({ state, ruleId, caseId }: RuleActionsProps) {
  const { holds } = usePerson();
  const { data } = useCall(rulePacks.details, {
    params: { state },
    enabled: holds('rule-pack.verify'),
    quiet: true,
  });
  const row = data?.rows.find((one) => one.row.id === ruleId);
  if (!data?.can.verify || !row) return null;
  return <RowActions state={state} row={row} {...(caseId && { caseId })} />;
}

type Verdict = 'VERIFIED' | 'WRONG' | 'WITHDRAWN';
const titles = { VERIFIED: 'verifyTitle', WRONG: 'wrongTitle', WITHDRAWN: 'withdrawTitle' } as const;
const texts = { VERIFIED: 'verifyText', WRONG: 'wrongText', WITHDRAWN: 'withdrawText' } as const;
const acts = { VERIFIED: 'verify', WRONG: 'wrong', WITHDRAWN: 'withdraw' } as const;
const done = { VERIFIED: 'verifyDone', WRONG: 'wrongDone', WITHDRAWN: 'withdrawDone' } as const;

/** The same where the row is known already. */
export function RowActions({ state, row, caseId }: { state: string; row: PackRow; caseId?: string }) {
  const t = useText(messages);
  const [asked, setAsked] = useState<Verdict | null>(null);
  const { verdict } = row;
  const offered: Verdict[] = [
    ...(verdict?.isOwn && verdict.verdict === 'VERIFIED' ? [] : (['VERIFIED'] as const)),
    ...(verdict?.isOwn && verdict.verdict === 'WRONG' ? [] : (['WRONG'] as const)),
    ...(verdict?.isOwn ? (['WITHDRAWN'] as const) : []),
  ];
  const box = useRef<HTMLSpanElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The button that was pressed may be gone with the verdict.
    if (wasAsked.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus();
    wasAsked.current = asked !== null;
  }, [asked, verdict]);
  return (
    <span className="rule-actions" ref={box}>
      {offered.map((one) => (
        <Button
          key={one}
          size="small"
          onClick={() => setAsked(one)}
          aria-label={`${t(acts[one])}: ${row.row.id}`}
        >
          {t(acts[one])}
        </Button>
      ))}
      {asked && (
        <VerdictDialog
          state={state}
          row={row}
          verdict={asked}
          onClose={() => setAsked(null)}
          {...(caseId && { caseId })}
        />
      )}
    </span>
  );
}

interface VerdictDialogProps {
  state: string;
  row: PackRow;
  caseId?: string;
  verdict: Verdict;
  onClose: () => void;
}

function VerdictDialog({ state, row, caseId, verdict, onClose }: VerdictDialogProps) {
  const t = useText(messages);
  const locale = useLocale();
  const ruleId = row.row.id;
  const say = useAction(rulePacks.say, {
    onDone: () => {
      toast.success(t(done[verdict], { id: ruleId }));
      onClose();
    },
  });
  const send = (reason: string) => {
    const body = { ruleId, hash: row.hash, verdict, ...(reason && { reason }), ...(caseId && { caseId }) };
    say.run({ params: { state }, body });
  };
  return (
    <Dialog
      open
      title={t(titles[verdict])}
      keep={t('leaveIt')}
      confirm={{ label: t(acts[verdict]), danger: verdict === 'WRONG' }}
      isRunning={say.isRunning}
      onConfirm={send}
      onClose={onClose}
      width={520}
      {...(verdict === 'WRONG' && { comment: { label: t('wrongReason'), faultOf: reasonFault } })}
    >
      <p className="rule-quoted">
        <strong>{row.row.label}</strong> <span className="rule-id">{ruleId}</span>
        <br />
        {rowSentence(row, locale)}
        <br />
        {row.row.cite}
      </p>
      <p>{t(texts[verdict])}</p>
    </Dialog>
  );
}
