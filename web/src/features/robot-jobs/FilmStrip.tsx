import type { RouteReply } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { FilmPage } from './FilmPage.tsx';
import { messages } from './messages.ts';
import './film-strip.css';

type Evidence = RouteReply<typeof rpaBotJobs.details>['evidence'];

/** What the robot saw, page by page. */
export function FilmStrip({ evidence }: { evidence: Evidence }) {
  const t = useText(messages);
  if (evidence.length === 0) return null;
  return (
    <section aria-label={t('evidence')}>
      <h3>{t('evidence')}</h3>
      <p>{t('evidenceText')}</p>
      {/* It scrolls sideways, so that it is reached by the keyboard as well. */}
      <ol className="film-strip" tabIndex={0} aria-label={t('evidence')}>
        {evidence.map(({ id, attempt, step, heading, seenAt, pictureUrl, pageUrl }) => (
          <li key={id}>
            <a
              href={pictureUrl ?? pageUrl}
              target="_blank"
              rel="noreferrer"
              title={heading}
              aria-label={pictureUrl ? undefined : t('pageOf', { step: t(`step_${step}`) })}
            >
              {pictureUrl ? (
                <img src={pictureUrl} alt={t('pictureOf', { step: t(`step_${step}`) })} loading="lazy" />
              ) : (
                <FilmPage url={pageUrl} />
              )}
            </a>
            <strong>{t(`step_${step}`)}</strong>
            <span>{t('attemptAt', { attempt, time: recordMoment(seenAt) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
