import { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { EmptyState, LoadedPage, PageFact, PageHead, NewButton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { type ChosenPortal, PortalSheet } from './PortalSheet.tsx';
import './court-portals.css';

const PortalDialog = lazy(() => import('./PortalDialog.tsx'));
const CredentialDialog = lazy(() => import('./CredentialDialog.tsx'));
const CertificateDialog = lazy(() => import('./CertificateDialog.tsx'));
const TurnOnDialog = lazy(() => import('./TurnOnDialog.tsx'));

/** The sites of courts at which robots of the firm work: whether they may, when, and with which sign-in. */
export default function CourtPortalsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const query = useCall(courtPortals.list, { quiet: true });
  const [chosen, setChosen] = useState<ChosenPortal | null>(null);
  const close = () => setChosen(null);
  return (
    <LoadedPage query={query} what={t('thePortals')}>
      {({ portals }) => (
        <>
          <PageHead
            title={t('courtPortals')}
            facts={<PageFact icon={<Globe size={16} aria-hidden />}>{t('portalsText')}</PageFact>}
            actions={
              holds('court-portal.manage') && (
                <NewButton onClick={() => setChosen({ act: 'edit', portal: null })}>
                  {t('newPortal')}
                </NewButton>
              )
            }
          />
          {portals.length === 0 && (
            <EmptyState icon={Globe} title={t('noPortals')}>
              {t('noPortalsText')}
            </EmptyState>
          )}
          <div className="court-portals">
            {portals.map((portal) => (
              <PortalSheet key={portal.id} portal={portal} onChoose={setChosen} />
            ))}
          </div>
          <Suspense>
            {chosen?.act === 'edit' && <PortalDialog portal={chosen.portal} onClose={close} />}
            {chosen?.act === 'credential' && chosen.portal && (
              <CredentialDialog portal={chosen.portal} onClose={close} />
            )}
            {chosen?.act === 'certificate' && chosen.portal && (
              <CertificateDialog portal={chosen.portal} onClose={close} />
            )}
            {chosen?.act === 'turnOn' && chosen.portal && (
              <TurnOnDialog portal={chosen.portal} onClose={close} />
            )}
          </Suspense>
        </>
      )}
    </LoadedPage>
  );
}
