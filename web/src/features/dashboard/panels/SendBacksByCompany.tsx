import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet } from '../../../shared/ui/index.ts';
import { NumberLink } from '../BarTable.tsx';
import { NumberTable } from '../NumberTable.tsx';
import { casesOf, type Place } from '../place.ts';
import { RateLink, shareOf } from '../RateLink.tsx';
import { rateMessages as messages } from '../rate-messages.ts';
import { useCompanyNumbers } from '../use-company-numbers.ts';

interface SendBacksByCompanyProps {
  dateRange: string;
  place: Place;
}

/** By company, how much of what it submitted in the range went back since; what went back the most comes first. */
export function SendBacksByCompany({ dateRange, place }: SendBacksByCompanyProps) {
  const t = useText(messages);
  const companies = useCompanyNumbers(dateRange, place);
  if (!companies) return null;
  const rows = companies
    .filter(({ toCompany, inFirm }) => toCompany + (inFirm ?? 0) > 0)
    .toSorted((a, b) => b.toCompany - a.toCompany);
  const seesFirm = rows.some(({ inFirm }) => inFirm !== null);
  const sum = (of: 'submitted' | 'toCompany') => companies.reduce((all, company) => all + company[of], 0);
  const [submitted, toCompany] = [sum('submitted'), sum('toCompany')];
  return (
    <Sheet title={t('sendBacks')}>
      <p className="dash-said">
        {t('sentBackSaid', { submitted, toCompany, share: shareOf(toCompany, submitted) })}
      </p>
      {rows.length > 0 && (
        <NumberTable
          title={t('sendBacks')}
          head={t('company')}
          rows={rows}
          keyOf={({ clientId }) => clientId}
          nameOf={({ name }) => name}
          columns={[
            {
              head: t('submitted'),
              render: ({ clientId, submitted: all }) => (
                <NumberLink count={all} link={casesOf(place, { clientId, done: 'submitted' })} />
              ),
            },
            {
              head: t('toCompany'),
              isStrong: true,
              render: ({ clientId, submitted: all, toCompany: back }) => (
                <RateLink count={back} of={all} link={casesOf(place, { clientId, sentBack: 'CLIENT' })} />
              ),
            },
            ...(seesFirm
              ? [
                  {
                    head: t('inFirm'),
                    render: ({ clientId, submitted: all, inFirm }: (typeof rows)[number]) => (
                      <RateLink
                        count={inFirm ?? 0}
                        of={all}
                        link={casesOf(place, { clientId, sentBack: 'FIRM' })}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Sheet>
  );
}
