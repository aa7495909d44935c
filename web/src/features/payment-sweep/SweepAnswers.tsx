import { cases } from '@writdesk/contract/cases/cases';
import type { SweptHearing } from '@writdesk/contract/payment-sweep/payment-sweep';
import { sweepAnswers } from '@writdesk/contract/payment-sweep/sweep-answers';
import { Button } from 'antd';
import { sweepWords } from '../../labels/case/sweep-words.ts';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';
import './sweep.css';

/** One press for each answer; the one that counts is pressed, and another press changes it. */
export function SweepAnswers({ row }: { row: SweptHearing }) {
  const t = useText(messages);
  const answer = useAction(cases.answerSweep);
  return (
    <div
      className="sweep-answers"
      role="group"
      aria-label={t('answerOf', { name: row.tenantNames || row.title })}
    >
      {sweepAnswers.map((one) => (
        <Button
          key={one}
          size="small"
          type={row.sweep?.answer === one ? 'primary' : 'default'}
          aria-pressed={row.sweep?.answer === one}
          disabled={answer.isRunning}
          onClick={() =>
            answer.run({ params: { id: row.id }, body: { version: row.version, answer: one, note: null } })
          }
        >
          {wordOf(sweepWords, one)}
        </Button>
      ))}
    </div>
  );
}
