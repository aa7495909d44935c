import { cases } from '@writdesk/contract/cases/cases';
import { dockets, type Docket } from '@writdesk/contract/dockets/dockets';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, RadioBoxes, useForm } from '../../../../shared/form/index.ts';
import { listDay, timeAt, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { ErrorState, Skeleton } from '../../../../shared/ui/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { docketMessages } from './docket-messages.ts';
import { NewDocket } from './NewDocket.tsx';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';

const DocketMark = lazy(() => import('./DocketMark.tsx'));
const DocketReason = lazy(() => import('./DocketReason.tsx'));

const shownDockets = 50;

/** Puts the case on a docket of its courthouse; where there is none, one is set up in place. */
export default function DocketAct(props: ActProps) {
  const { details, onClose } = props;
  const own = useText(docketMessages);
  const { holds } = usePerson();
  const { courthouse, courthouseId } = details;
  const form = useForm({ initial: { docketId: '', reason: '' } });
  const [isSettingUp, setSettingUp] = useState(false);
  const query = useCall(dockets.list, {
    query: { courthouseId: courthouseId ?? 'all', open: 'true', size: shownDockets },
    enabled: courthouseId !== null,
    quiet: true,
  });
  const open = query.data?.dockets.filter(({ id }) => id !== details.docketId) ?? [];
  const chosen = open.find(({ id }) => id === form.values.docketId);
  const apply = useActCall(cases.applyToDocket, props, {
    name: 'apply-to-docket',
    caseOf: theCase,
    eventData: () => ({ hearingDate: chosen?.hearingDate ?? '', room: chosen?.room ?? '' }),
  });
  const send = () => {
    const errors = missingIn(form.values, { docketId: own('chooseDocket') });
    form.setErrors(errors);
    if (hasErrors(errors)) return;
    const { docketId, reason } = form.values;
    apply.send({ docketId, reason: reason.trim() || null }, (error) => {
      if (error.code === 'docket_full') {
        form.setErrors({ docketId: error.message });
        void query.refetch();
      } else form.refuse(error);
    });
  };
  const isMove = details.docketId !== null;
  const court = courthouse?.shortName ?? '';
  const mayCreate = holds('docket.create') && courthouseId !== null;
  const isNone = query.data !== undefined && open.length === 0;
  const created = (docket: Docket) => {
    setSettingUp(false);
    void query.refetch().then(() => form.set('docketId', docket.id));
  };
  return (
    <ActDialog
      details={details}
      call={apply}
      wide
      title={own(isMove ? 'moveTitle' : 'docketTitle')}
      lead={isMove && own('docketAgain')}
      confirm={actLabel('apply-to-docket', { status: details.status })}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['docketId', 'reason']}
      onSubmit={send}
      onClose={onClose}
      disabled={isNone}
    >
      {query.error && (
        <ErrorState error={query.error} what={own('theDockets')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && courthouseId !== null && <Skeleton lines={3} label={own('theDockets')} />}
      {open.length > 0 && (
        <Question label={own('whichDocket', { court })} field={form.field('docketId')} group>
          <RadioBoxes
            {...form.field('docketId')}
            options={open.map((docket) => ({ value: docket.id, ...docketWords(docket) }))}
          />
        </Question>
      )}
      {isNone && <p>{own('noDockets', { court })}</p>}
      {mayCreate && courthouseId && (isNone || isSettingUp) && (
        <NewDocket
          courthouseId={courthouseId}
          today={todayIn(zoneOf(details))}
          onCreated={created}
          onClose={isNone ? null : () => setSettingUp(false)}
        />
      )}
      {mayCreate && !isNone && !isSettingUp && (
        <p className="other-docket">
          <Button icon={<Plus size={15} aria-hidden />} onClick={() => setSettingUp(true)}>
            {own('otherDocket')}
          </Button>
        </p>
      )}
      {(open.length > 0 || isMove) && (
        <Suspense>
          <DocketReason details={details} hearingDate={chosen?.hearingDate} field={form.field('reason')} />
        </Suspense>
      )}
    </ActDialog>
  );

  function docketWords({ hearingDate, hearingAt, timeZone, room, maxCases, caseCount }: Docket) {
    const time = timeAt(hearingAt, timeZone);
    return {
      label: `${listDay(hearingDate, todayIn(timeZone))}, ${time}`,
      hint: (
        <>
          {own('docketFree', { room, free: maxCases - caseCount })}
          <Suspense>
            <DocketMark details={details} hearingDate={hearingDate} />
          </Suspense>
        </>
      ),
    };
  }
}
