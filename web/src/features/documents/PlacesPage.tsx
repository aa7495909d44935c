import { documents } from '@writdesk/contract/documents/documents';
import { type TemplateRow, templateMoments } from '@writdesk/contract/documents/template-values';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CircleSlash, FileText, FileUp, FileWarning, Files, Plus } from 'lucide-react';
import { z } from 'zod';
import { useCall } from '../../shared/api/index.ts';
import { fieldId } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { ButtonLink, LoadedPage, PageFact, PageHead, Sheet, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { type Place, PlaceFields } from './PlaceFields.tsx';
import './documents.css';

const chosen = z.uuid().nullable().default(null).catch(null);
const placeSearch = z.object({ stateId: chosen, countyId: chosen, courthouseId: chosen });

/** What a place uses for each moment of a case, what it inherits, and what it lacks. */
export default function PlacesPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { firmId } = usePerson();
  const given: unknown = useSearch({ strict: false });
  const place = placeSearch.parse(given);
  const query = useCall(documents.existing, {
    query: Object.fromEntries(Object.entries(place).filter(([, id]) => id !== null)),
    keepPrevious: true,
    quiet: true,
  });
  const set = (patch: Partial<Place>) => {
    const next = Object.entries({ ...place, ...patch }).filter(([, id]) => id !== null);
    void navigate({ to: '.', search: Object.fromEntries(next) as never, replace: true });
  };
  // Three fields of one address: what changes together goes there together.
  const pending: Partial<Place> = {};
  const field = <K extends keyof Place>(name: K) => ({
    id: fieldId(name),
    value: place[name],
    onChange: (value: string | null) => {
      pending[name] = value;
      set({ ...pending });
    },
  });
  return (
    <LoadedPage query={query} what={t('thePlace')}>
      {({ documents: inForce }) => {
        const lacking = templateMoments.filter((moment) => !inForce.some((one) => one.moment === moment));
        return (
          <>
            <PageHead
              title={t('placeTitle')}
              breadcrumb={[{ label: t('documents'), to: '/documents' }]}
              phone={{ backTo: '/documents', title: t('placeTitle') }}
              facts={
                <>
                  <PageFact icon={<Files size={15} aria-hidden />}>
                    {t('usesCount', { count: inForce.length })}
                  </PageFact>
                  <PageFact icon={<CircleSlash size={15} aria-hidden />}>
                    {t('lacksCount', { count: lacking.length })}
                  </PageFact>
                </>
              }
            />
            <div className="places">
              <Sheet className="place-choice">
                <p>{t('placeLead')}</p>
                <PlaceFields field={field} values={place} />
              </Sheet>
              <Sheet padded={false}>
                <ul className="place-moments">
                  {templateMoments.map((moment) => (
                    <li key={moment}>
                      <h2>{t(moment)}</h2>
                      <Used
                        rows={inForce.filter((one) => one.moment === moment)}
                        place={place}
                        canAdd={firmId !== null}
                      />
                    </li>
                  ))}
                </ul>
              </Sheet>
            </div>
          </>
        );
      }}
    </LoadedPage>
  );
}

interface UsedProps {
  rows: readonly (TemplateRow & { inheritedFrom: TemplateRow['level'] })[];
  place: Place;
  canAdd: boolean;
}

function Used({ rows, place, canAdd }: UsedProps) {
  const t = useText(messages);
  const { holds } = usePerson();
  const own = place.courthouseId ? 'COURTHOUSE' : place.countyId ? 'COUNTY' : place.stateId ? 'STATE' : 'ALL';
  if (rows.length === 0)
    return (
      <div className="place-lacks">
        <CircleSlash size={16} aria-hidden />
        <span>{t('lacks')}</span>
        {canAdd && holds('document-template.create') && (
          <ButtonLink to="/documents/new" search={place} size="small" icon={<Plus size={15} aria-hidden />}>
            {t('addHere')}
          </ButtonLink>
        )}
      </div>
    );
  return (
    <ul className="place-uses">
      {rows.map((row) => (
        <li key={row.id}>
          {row.type === 'SLOT' ? (
            <FileWarning size={16} className="tone-hold tone-text" aria-hidden />
          ) : (
            <FileText size={16} aria-hidden />
          )}
          <TwoLines
            strong
            first={
              <Link to="/documents/$id" params={{ id: row.id }}>
                {row.name}
              </Link>
            }
            second={[
              row.inheritedFrom === own
                ? t('ofThisPlace')
                : t('inheritedFrom', { level: t(`level${row.inheritedFrom}`) }),
              row.type === 'SLOT' ? t('formMissing') : (row.firm?.name ?? t('ofProduct')),
              row.type !== 'SLOT' && t('version', { number: row.publishedVersion }),
              row.slotId && t('fillsForm'),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
          {row.type === 'SLOT' && canAdd && holds('document-template.create') && (
            <ButtonLink
              to="/documents/new"
              search={{ slotId: row.id }}
              size="small"
              icon={<FileUp size={15} aria-hidden />}
              aria-label={`${t('uploadForm')}: ${row.name}`}
            >
              {t('uploadForm')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
