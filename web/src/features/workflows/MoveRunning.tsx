import type { WorkflowDetails } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import type { RouteReply } from '@writdesk/contract/route';
import { Button } from 'antd';
import { FastForward } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { changed, useAction, useCall } from '../../shared/api/index.ts';
import { Question, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type Landings = RouteReply<typeof workflows.landings>;
const LOOK_EVERY_MS = 3_000;

/** Where the running cases would land in the latest version, and their move to it in the background. */
export function MoveRunning({ workflow: { id, can, lockVersion } }: { workflow: WorkflowDetails }) {
  const t = useText(messages);
  const { data, refetch } = useCall(workflows.landings, { params: { id }, quiet: true });
  const [byHand, setByHand] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const isMoving = data?.move?.endedAt === null;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, refetch]);
  useCountedAgain(data);
  if (!data || (data.cases === 0 && !data.move)) return null;
  const { move, groups, version } = data;
  const lost = new Map(groups.flatMap((group) => group.lost.map(({ id: step, name }) => [step, name])));
  const place = (stepId: string, target: string | null) =>
    setByHand((before) => {
      const others = Object.entries(before).filter(([to, from]) => from !== stepId && to !== target);
      return Object.fromEntries(target === null ? others : [...others, [target, stepId]]);
    });
  return (
    <Sheet
      title={t('moveRunning')}
      extra={
        can.publish &&
        !isMoving &&
        data.cases > 0 && (
          <Button icon={<FastForward size={16} aria-hidden />} onClick={() => setAsking(true)}>
            {t('moveCases', { count: data.cases, version })}
          </Button>
        )
      }
    >
      {move && <MoveProgress move={move} />}
      <ul className="version-changes">
        {groups.map((group) => (
          <li key={group.example.id}>
            {t('landing', { count: group.cases, from: group.fromVersion })}{' '}
            {group.lost.length > 0
              ? t('landingLoses', { names: group.lost.map(({ name }) => name).join(', ') })
              : group.step
                ? t('landsAt', { step: group.step })
                : placeWords(t, group.presentStep, data.steps.length)}
          </li>
        ))}
      </ul>
      {can.publish &&
        [...lost].map(([stepId, name]) => (
          <Question key={stepId} label={t('placeOf', { name })} field={{ id: `place-${stepId}` }} optional>
            <SelectInput
              id={`place-${stepId}`}
              value={Object.entries(byHand).find(([, from]) => from === stepId)?.[0] ?? null}
              allowClear
              placeholder={t('casesStay')}
              options={data.steps.map((step) => ({
                value: step.id,
                label: `${step.sequenceNo}. ${step.name}`,
              }))}
              onChange={(target) => place(stepId, target ?? null)}
            />
          </Question>
        ))}
      {isAsking && (
        <MoveDialog
          id={id}
          lockVersion={lockVersion}
          byHand={byHand}
          count={data.cases}
          version={version}
          onClose={() => setAsking(false)}
        />
      )}
    </Sheet>
  );
}

type Say = ReturnType<typeof useText<keyof (typeof messages)['en']>>;

/** A place between two steps: `2.5` is between steps 2 and 3. */
function placeWords(t: Say, place: number, last: number): string {
  const before = Math.floor(place);
  if (before === 0) return t('landsFirst');
  return before >= last ? t('landsLast') : t('landsBetween', { before, after: before + 1 });
}

/** When the move has ended, each version has other cases than the page last heard. */
function useCountedAgain(data: Landings | undefined): void {
  const endedAt = data && (data.move?.endedAt ?? null);
  const known = useRef(endedAt);
  useEffect(() => {
    if (known.current !== undefined && endedAt && endedAt !== known.current) changed('workflow');
    known.current = endedAt;
  }, [endedAt]);
}

function MoveProgress({ move }: { move: NonNullable<Landings['move']> }) {
  const t = useText(messages);
  const { total, moved, stayed, toVersion, startedBy, endedAt } = move;
  const done = moved + stayed;
  return (
    <div role="status">
      <p>
        {endedAt
          ? t('movedAll', { moved, stayed, version: toVersion, name: startedBy })
          : t('movingNow', { done, total, version: toVersion })}
      </p>
      {!endedAt && <progress value={done} max={Math.max(total, 1)} aria-label={t('moveRunning')} />}
    </div>
  );
}

interface MoveDialogProps {
  id: string;
  lockVersion: number;
  byHand: Readonly<Record<string, string>>;
  count: number;
  version: number;
  onClose: () => void;
}

function MoveDialog({ id, lockVersion, byHand, count, version, onClose }: MoveDialogProps) {
  const t = useText(messages);
  const start = useAction(workflows.moveRunning, { onDone: onClose });
  return (
    <Dialog
      open
      title={t('moveTitle', { count, version })}
      keep={t('keepCases')}
      confirm={{ label: t('moveConfirm'), icon: <FastForward size={16} aria-hidden /> }}
      comment={{ label: t('moveReason'), keptAs: `move.${id}` }}
      isRunning={start.isRunning}
      onConfirm={(reason) =>
        start.run({ params: { id }, body: { lockVersion, reason: reason ?? '', byHand: { ...byHand } } })
      }
      onClose={onClose}
    >
      <p>{t('moveText')}</p>
    </Dialog>
  );
}
