import { cases } from '@writdesk/contract/cases/cases';
import { courtDay } from '@writdesk/contract/court-day/court-day';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { Link } from '@tanstack/react-router';
import { Button, Checkbox } from 'antd';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  Question,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useBodyForm,
  useForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { settingStates } from '../../labels/case/court-words.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { caseStatusLook, Dialog, Sheet, Status, toast } from '../../shared/ui/index.ts';
import { dayAndTime, type DocketDetails } from './docket-words.ts';
import { messages } from './messages.ts';
import { useManyResults } from './use-many-results.tsx';

/** The cases of a docket as they are called; several can be continued or removed at once. */
export function DocketCases({ docket }: { docket: DocketDetails }) {
  const t = useText(messages);
  const { holds, isClient } = usePerson();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<'continue' | 'remove' | null>(null);
  const [offered, setOffered] = useState<DocketDetails['cases'][number] | null>(null);
  const nameOf = (id: string) => docket.cases.find((one) => one.id === id)?.title ?? id;
  const results = useManyResults(nameOf, setChosen);
  const mayRemove = holds('docket.apply');
  const mayContinue = holds('judgment.record');
  const set = docket.cases.filter(({ state }) => state === 'SET').map(({ id }) => id);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const done = (kind: 'continued' | 'takenOff') => (reply: Parameters<typeof results.show>[0]) => {
    setAsked(null);
    setChosen([]);
    results.show(reply, t(kind));
  };
  return (
    <Sheet title={t('onDocket')} padded={false}>
      {chosen.length > 0 && (
        <div className="docket-tools" role="region" aria-label={t('selected', { count: chosen.length })}>
          <span role="status">{t('selected', { count: chosen.length })}</span>
          {mayContinue && <Button onClick={() => setAsked('continue')}>{t('continueMany')}</Button>}
          {mayRemove && <Button onClick={() => setAsked('remove')}>{t('removeMany')}</Button>}
        </div>
      )}
      {docket.cases.length === 0 && <p className="docket-tools">{t('nobodyOn')}</p>}
      <ol className="docket-rows">
        {docket.cases.map((one) => (
          <li key={one.id}>
            {mayRemove && set.includes(one.id) && (
              <Checkbox
                checked={chosen.includes(one.id)}
                aria-label={t('select', { name: one.title })}
                onChange={() => toggle(one.id)}
              />
            )}
            <span aria-label={t('position')}>{one.position}</span>
            <span className="docket-row-words">
              <Link to="/cases/$id" params={{ id: one.id }}>
                {one.title}
              </Link>
              <small>
                {[one.caseNumber ?? one.caseDraftNumber, one.premises, one.clientName]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {one.offer && <small>{t('offerIs', { offer: one.offer })}</small>}
            </span>
            {mayRemove && one.state === 'SET' && (
              <Button
                size="small"
                icon={<Handshake size={14} aria-hidden />}
                aria-label={t('offerFor', { name: one.title })}
                onClick={() => setOffered(one)}
              >
                {t('offer')}
              </Button>
            )}
            {one.state === 'SET' ? (
              <Status of={caseStatusLook(one.status, isClient ? 'client' : 'firm')} />
            ) : (
              <span>{wordOf(settingStates, one.state)}</span>
            )}
          </li>
        ))}
      </ol>
      {asked === 'continue' && (
        <ContinueDialog
          docket={docket}
          caseIds={chosen}
          onDone={done('continued')}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'remove' && (
        <RemoveDialog caseIds={chosen} onDone={done('takenOff')} onClose={() => setAsked(null)} />
      )}
      {results.dialog}
      {offered && <OfferDialog docketId={docket.id} item={offered} onClose={() => setOffered(null)} />}
    </Sheet>
  );
}

interface OfferDialogProps {
  docketId: string;
  item: DocketDetails['cases'][number];
  onClose: () => void;
}

interface ManyProps {
  caseIds: readonly string[];
  onDone: (results: Parameters<ReturnType<typeof useManyResults>['show']>[0]) => void;
  onClose: () => void;
}

function ContinueDialog({ docket, caseIds, onDone, onClose }: ManyProps & { docket: DocketDetails }) {
  const t = useText(messages);
  const form = useForm({ initial: { nextDocketId: '', comments: '' } });
  const run = useAction(courtDay.continueMany, { onDone: ({ results }) => onDone(results) });
  const { data } = useCall(dockets.list, {
    query: { courthouseId: docket.courthouse.id, open: 'true', size: 20 },
    quiet: true,
  });
  const others = (data?.dockets ?? []).filter(({ id }) => id !== docket.id);
  const { nextDocketId, comments } = form.values;
  return (
    <Dialog
      open
      width={520}
      title={t('continueTitle', { count: caseIds.length })}
      keep={t('keepOn')}
      confirm={{ label: t('continueConfirm') }}
      isChanged={form.isChanged}
      isRunning={run.isRunning}
      onConfirm={() =>
        run.run({
          params: { id: docket.id },
          body: {
            caseIds: [...caseIds],
            date: todayIn(docket.timeZone),
            comments: comments.trim() || null,
            ...(nextDocketId && { nextDocketId }),
          },
        })
      }
      onClose={onClose}
    >
      <Question label={t('continueTo')} field={form.field('nextDocketId')} group>
        <RadioBoxes
          {...form.field('nextDocketId')}
          options={[
            { value: '', label: t('untilSet') },
            ...others.map((one) => ({
              value: one.id,
              label: dayAndTime(one),
              hint: `${one.room} · ${t('free', { count: one.maxCases - one.caseCount })}`,
            })),
          ]}
        />
      </Question>
      <Question label={t('continueWhy')} field={form.field('comments')} optional>
        <TextInput {...form.field('comments')} maxLength={1000} />
      </Question>
    </Dialog>
  );
}

function RemoveDialog({ caseIds, onDone, onClose }: ManyProps) {
  const t = useText(messages);
  const run = useAction(cases.bulk, { onDone: ({ results }) => onDone(results) });
  return (
    <Dialog
      open
      title={t('removeManyTitle', { count: caseIds.length })}
      keep={t('keepOn')}
      comment={{ label: t('removeWhy'), keptAs: `remove.${caseIds.join()}` }}
      confirm={{ label: t('removeMany') }}
      isRunning={run.isRunning}
      onConfirm={(comment) =>
        run.run({
          params: { action: 'remove-from-docket' },
          body: { caseIds: [...caseIds], data: { comment } },
        })
      }
      onClose={onClose}
    >
      <p>{t('removeManyText')}</p>
    </Dialog>
  );
}

/** What the tenant is offered at the hearing, as the court-day sheet shows it; nothing withdraws it. */
function OfferDialog({ docketId, item, onClose }: OfferDialogProps) {
  const t = useText(messages);
  const { id: caseId, title, offer } = item;
  const form = useBodyForm(
    { offer: offer ?? '' },
    courtDay.setOffer.body,
    (values) => ({ caseId, offer: values.offer.trim() || null }),
    `offer.${docketId}.${caseId}`,
  );
  const sent = useSubmit(form, courtDay.setOffer, {
    params: { id: docketId },
    onSent: ({ offer: now }) => {
      toast.success(title, { title: t(now === null ? 'offerWithdrawn' : 'offerSaved') });
      onClose();
    },
  });
  return (
    <RecordDialog
      title={t('offerTitle', { name: title })}
      keep={t('offerKeep')}
      save={t('offerSave')}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('offerQuestion')} hint={t('offerHint')} field={form.field('offer')} optional>
        <TextInput {...form.field('offer')} maxLength={200} />
      </Question>
    </RecordDialog>
  );
}
