import { auditExports, type CheckedExport } from '@writdesk/contract/audits/audit-exports';
import { Button } from 'antd';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../shared/api/index.ts';
import { saveFile } from '../../shared/files/save-file.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Note, Sheet, toast } from '../../shared/ui/index.ts';
import { readExported } from './read-exported.ts';
import { trailMessages } from './trail-messages.ts';
import { VerifiedCaseTrail } from './TrailVerdict.tsx';
import './trail.css';

/** The trail of a case: verified with one press, exported for a court, and a file of it checked when it comes back. */
export function CaseTrail({ caseId }: { caseId: string }) {
  const t = useText(trailMessages);
  const { holds } = usePerson();
  const [isVerified, setVerified] = useState(false);
  return (
    <Sheet title={t('trail')}>
      <p>{t('trailLead')}</p>
      <div className="trail-buttons">
        <Button onClick={() => setVerified(true)}>{t('verify')}</Button>
        {holds('audit.export') && <ExportButton caseId={caseId} />}
      </div>
      {isVerified && <VerifiedCaseTrail caseId={caseId} />}
      {holds('audit.export') && <CheckedFile />}
    </Sheet>
  );
}

function ExportButton({ caseId }: { caseId: string }) {
  const t = useText(trailMessages);
  const [isRunning, setRunning] = useState(false);
  const run = () => {
    setRunning(true);
    saveExport(caseId)
      .then(() => toast.success(t('exported')))
      .catch(() => toast.error(t('exportFailed')))
      .finally(() => setRunning(false));
  };
  return (
    <Button loading={isRunning} onClick={run}>
      {t('exportTrail')}
    </Button>
  );
}

async function saveExport(caseId: string): Promise<void> {
  const { exhibit, lines } = await call(auditExports.exportCase, { params: { id: caseId }, quiet: true });
  for (const { fileName, url } of [exhibit, lines]) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(response.statusText);
    saveFile(fileName, await response.blob());
  }
}

interface Checked extends CheckedExport {
  file: string;
}

function CheckedFile() {
  const t = useText(trailMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = async (file: File) => {
    setChecked(null);
    setRunning(true);
    try {
      const read = await readExported(file);
      if (!read) {
        toast.error(t('cantCheck'));
        return;
      }
      setChecked({ ...(await call(auditExports.check, { body: read, quiet: true })), file: file.name });
    } catch {
      toast.error(t('checkFailed'));
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".jsonl,.pdf"
        aria-label={t('checkFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void check(file);
          target.value = '';
        }}
      />
      <div className="trail-buttons">
        <Button loading={isRunning} onClick={() => input.current?.click()}>
          {t('checkFile')}
        </Button>
      </div>
      <div role="status">{checked && <CheckResult checked={checked} />}</div>
    </>
  );
}

function CheckResult({
  checked: { file, result, export: made, changedLine, trailFault },
}: {
  checked: Checked;
}) {
  const t = useText(trailMessages);
  if (!made)
    return (
      <Note tone="hold" icon={CircleHelp}>
        {t('UNKNOWN', { file })}
      </Note>
    );
  const said = { file, case: made.case.title, by: made.madeBy, when: recordMoment(made.madeAt) };
  const isGood = result === 'INTACT' && !trailFault;
  return (
    <Note tone={isGood ? 'gain' : 'stop'} icon={isGood ? CircleCheck : CircleAlert}>
      {[
        t(result === 'INTACT' ? 'INTACT' : 'changedFile', said),
        changedLine === null ? '' : t('changedLine', { line: changedLine }),
        trailFault ? t('trailDiffers', { seq: trailFault.seq }) : t('trailSame'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Note>
  );
}
