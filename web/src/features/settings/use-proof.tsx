import { useState, type ReactNode } from 'react';
import { ApiError } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast, failureText } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { PasswordQuestion } from './PasswordQuestion.tsx';

/** What is done once it is sure that it is the person themselves; its calls are quiet. */
type ProvenAct = (proof: { password?: string }) => Promise<void>;

const ABOUT_PROOF = new Set<string | null>(['confirm_needed', 'wrong_password', 'too_many_requests']);
/** What the question answers itself; a form says everything else. */
export const isAboutProof = (error: unknown): boolean =>
  error instanceof ApiError && ABOUT_PROOF.has(error.code);

/** Does what needs a proof, and asks for the password where the sign-in is too long ago. */
export function useProof(hasPassword: boolean): { prove: (act: ProvenAct) => void; question: ReactNode } {
  const t = useText(messages);
  const [act, setAct] = useState<ProvenAct | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);

  const close = () => {
    setAct(null);
    setPassword('');
    setProblem(undefined);
  };
  async function run(work: ProvenAct, proof: { password?: string }) {
    setRunning(true);
    try {
      await work(proof);
      close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'confirm_needed') setAct(() => work);
      else if (error.code === 'wrong_password') setProblem(t('wrongPassword'));
      else if (error.code === 'too_many_requests' && proof.password) setProblem(t('locked'));
      else {
        close();
        toast.error(failureText(error));
      }
    } finally {
      setRunning(false);
    }
  }
  const submit = () => {
    if (password === '') setProblem(t('givePassword'));
    else if (act) void run(act, { password });
  };

  return {
    prove: (work) => void run(work, {}),
    question: (
      <Dialog
        open={act !== null}
        title={t('proofTitle')}
        confirm={hasPassword ? { label: t('goOn') } : undefined}
        keep={t('leaveIt')}
        isRunning={isRunning}
        isChanged={password !== ''}
        onConfirm={submit}
        onClose={close}
      >
        <p>{hasPassword ? t('proofText') : t('proofAgo')}</p>
        {hasPassword && (
          <PasswordQuestion
            id="proof-password"
            label={t('presentPassword')}
            autoComplete="current-password"
            value={password}
            error={problem}
            onChange={setPassword}
          />
        )}
      </Dialog>
    ),
  };
}
