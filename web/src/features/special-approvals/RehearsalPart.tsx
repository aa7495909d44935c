import { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import type { RouteArguments } from '@writdesk/contract/route';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type Body = RouteArguments<typeof specialApprovals.rehearse>['body'];

/** Tries the rule as it is typed on the open cases, and keeps nothing of it. */
export function RehearsalPart({
  body,
  refuse,
}: {
  body: () => Body | null;
  refuse: (error: unknown) => void;
}) {
  const t = useText(messages);
  const rehearse = useAction(specialApprovals.rehearse, { quiet: true });
  const tried = rehearse.reply;
  const run = () => {
    const given = body();
    if (given) rehearse.runAsync({ body: given }).catch(refuse);
  };
  return (
    <section className="rehearsal">
      <Button loading={rehearse.isRunning} onClick={run}>
        {t('rehearse')}
      </Button>
      <div role="status">
        {tried && (
          <>
            <p>{t('rehearsed', { asked: tried.asked, looked: tried.looked })}</p>
            {tried.cases.length > 0 && (
              <ul>
                {tried.cases.map(({ id, title, number, companyName }) => (
                  <li key={id}>
                    <TwoLines
                      first={
                        <Link to="/cases/$id" params={{ id }} target="_blank">
                          {title}
                        </Link>
                      }
                      second={[number, companyName].filter(Boolean).join(' · ')}
                    />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </section>
  );
}
