import { auditExports } from '@writdesk/contract/audits/audit-exports';
import { audits } from '@writdesk/contract/audits/audits';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Note, Skeleton } from '../../shared/ui/index.ts';
import { trailMessages } from './trail-messages.ts';
import './trail.css';

/** The trail of a property, recalculated: that it holds, or the first row that doesn’t. */
export function VerifiedPropertyTrail({ propertyId }: { propertyId: string }) {
  return <Verdict query={useCall(audits.verifyProperty, { params: { id: propertyId }, quiet: true })} />;
}

/** The same of a case. */
export function VerifiedCaseTrail({ caseId }: { caseId: string }) {
  return <Verdict query={useCall(auditExports.verifyCase, { params: { id: caseId }, quiet: true })} />;
}

function Verdict({ query }: { query: ReturnType<typeof useCall<typeof audits.verifyProperty>> }) {
  const t = useText(trailMessages);
  const { data, error, refetch } = query;
  if (error)
    return <ErrorState error={error} what={t('theVerified')} onRetry={() => void refetch()} level={3} />;
  if (!data) return <Skeleton lines={1} label={t('theVerified')} />;
  const { rows, headHash, fault } = data;
  return (
    <div role="status">
      {fault ? (
        <Note tone="stop" icon={CircleAlert}>
          {t(fault.what, { seq: fault.seq })}
        </Note>
      ) : (
        <Note tone="gain" icon={CircleCheck}>
          <span className="trail-hash">{t('trailHolds', { rows, hash: headHash })}</span>
        </Note>
      )}
    </div>
  );
}
