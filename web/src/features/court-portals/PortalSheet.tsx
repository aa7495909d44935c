import { type CourtPortal, courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { CLEAN_SUBMITS } from '@writdesk/contract/court-portals/court-portal-values';
import { Button } from 'antd';
import { Ban, FlaskConical, TriangleAlert } from 'lucide-react';
import { useAction } from '../../shared/api/index.ts';
import { recordDay, recordMoment, wallTime } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts, Note, Sheet, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export interface ChosenPortal {
  act: 'edit' | 'credential' | 'certificate' | 'turnOn';
  portal: CourtPortal | null;
}
interface PortalSheetProps {
  portal: CourtPortal;
  onChoose: (chosen: ChosenPortal) => void;
}

/** One portal: what robots may do there, and whether they can. */
export function PortalSheet({ portal, onChoose }: PortalSheetProps) {
  const t = useText(messages);
  const { opensAt, closesAt, credential, lookedAt, terms, termsOn, termsSource } = portal;
  const hours =
    opensAt && closesAt
      ? t('hoursFromTo', { from: wallTime(opensAt), until: wallTime(closesAt) })
      : t('always');
  return (
    <Sheet
      title={portal.name}
      extra={
        <a href={portal.address} target="_blank" rel="noreferrer">
          {portal.address}
        </a>
      }
    >
      <PortalNotes portal={portal} />
      <Facts
        columns={3}
        items={[
          {
            label: t('courts'),
            value: portal.courthouses.map(({ name }) => name).join(', '),
            missing: t('none'),
          },
          {
            label: t('terms'),
            value: termsOn
              ? t('termsRead', { terms: t(terms), day: recordDay(termsOn), source: termsSource ?? '' })
              : t(terms),
          },
          {
            label: t(portal.ecf ? 'signsWith' : 'signIn'),
            value:
              credential && t('givenBy', { name: credential.setBy, time: recordMoment(credential.setAt) }),
            missing: t(portal.ecf ? 'noCertificate' : 'noSignIn'),
          },
          { label: t('hours'), value: portal.weekdaysOnly ? t('onWeekdays', { hours }) : hours },
          { label: t('cutOffAt'), value: portal.cutOffAt && wallTime(portal.cutOffAt) },
          {
            label: t('looked'),
            value:
              lookedAt &&
              t(portal.lookSucceeded ? 'lookedWell' : 'lookedBadly', { time: recordMoment(lookedAt) }),
            missing: t('never'),
          },
          {
            label: t('submits'),
            value: t(portal.submitsAlone ? 'submitsAlone' : 'asksFirst', {
              count: portal.cleanSubmits,
              needed: CLEAN_SUBMITS,
            }),
          },
          { label: t('ecf_court'), value: portal.ecf?.court },
          {
            label: t('callback'),
            value: portal.ecf && `${location.origin}/webhooks/ecf/${portal.id}`,
            wide: true,
          },
        ]}
      />
      {portal.can.manage && <PortalActs portal={portal} onChoose={onChoose} />}
    </Sheet>
  );
}

/** What keeps robots away, and what nobody has proven. */
function PortalNotes({ portal: { adapter, pausedBecause, terms } }: Pick<PortalSheetProps, 'portal'>) {
  const t = useText(messages);
  const isManager = adapter === 'ECF';
  if (!isManager && !pausedBecause && terms === 'ALLOWED') return null;
  return (
    <div className="court-portal-notes">
      {isManager && (
        <Note tone="hold" icon={FlaskConical}>
          {t('unproven')} {pausedBecause === 'UNPROVEN' && t('paused_UNPROVEN')}
        </Note>
      )}
      {pausedBecause && pausedBecause !== 'UNPROVEN' && (
        <Note tone="hold" icon={TriangleAlert}>
          {t(`paused_${pausedBecause}`)}
        </Note>
      )}
      {terms !== 'ALLOWED' && (
        <Note tone="stop" icon={Ban}>
          {t(`terms_${terms}`)}
        </Note>
      )}
    </div>
  );
}

function PortalActs({ portal, onChoose }: PortalSheetProps) {
  const t = useText(messages);
  const pause = useAction(courtPortals.pause);
  const resume = useAction(courtPortals.resume);
  const alone = useAction(courtPortals.letSubmitAlone);
  const { id, version, name, submitsAlone } = portal;
  const given = { params: { id }, body: { version } };
  const after = (title: string) => () => toast.success(name, { title });
  const failed = () => undefined;
  return (
    <div className="court-portal-acts">
      <Button onClick={() => onChoose({ act: 'edit', portal })}>{t('edit')}</Button>
      {portal.ecf ? (
        <Button onClick={() => onChoose({ act: 'certificate', portal })}>{t('giveCertificate')}</Button>
      ) : (
        <Button onClick={() => onChoose({ act: 'credential', portal })}>{t('giveSignIn')}</Button>
      )}
      {portal.pausedBecause === 'UNPROVEN' ? (
        <Button onClick={() => onChoose({ act: 'turnOn', portal })}>{t('turnOn')}</Button>
      ) : portal.state === 'PAUSED' ? (
        <Button
          loading={resume.isRunning}
          onClick={() => void resume.runAsync(given).then(after(t('resumed')), failed)}
        >
          {t('resume')}
        </Button>
      ) : (
        <Button
          loading={pause.isRunning}
          onClick={() => void pause.runAsync(given).then(after(t('pausedNow')), failed)}
        >
          {t('pause')}
        </Button>
      )}
      {(submitsAlone || portal.can.letSubmitAlone) && (
        <Button
          loading={alone.isRunning}
          onClick={() =>
            void alone
              .runAsync({ params: { id }, body: { version, alone: !submitsAlone } })
              .then(after(t(submitsAlone ? 'asksAgain' : 'mayAlone')), failed)
          }
        >
          {t(submitsAlone ? 'askFirst' : 'letAlone')}
        </Button>
      )}
    </div>
  );
}
