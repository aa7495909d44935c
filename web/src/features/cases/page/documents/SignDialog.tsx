import { account } from '@writdesk/contract/account/account';
import type { ProofKind, ProofOffer } from '@writdesk/contract/account/proofs';
import type { SignedPaper, SigningProof } from '@writdesk/contract/signatures/signature-values';
import { signatures, type SignedPapers } from '@writdesk/contract/signatures/signatures';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ApiError, call, useAction } from '../../../../shared/api/index.ts';
import {
  CheckInput,
  type FieldErrors,
  PasswordInput,
  Question,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useForm,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Skeleton, toast } from '../../../../shared/ui/index.ts';
import { useSupportAsk } from '../../../support-access/index.ts';
import { askForPasskey } from './ask-for-passkey.ts';
import { download } from '../../../../shared/files/download.ts';
import { signatureMessages } from './signature-messages.ts';

interface SignDialogProps {
  caseId: string;
  papers: readonly SignedPaper[];
  signsAs: SignedPapers['signsAs'];
  onClose: () => void;
}

interface Values {
  read: readonly string[];
  consents: boolean;
  kind: ProofKind | null;
  code: string;
  password: string;
}

/** The lawyer's signature: each document is shown, and whoever signs proves it at this moment. */
export default function SignDialog({ caseId, papers, signsAs, onClose }: SignDialogProps) {
  const t = useText(signatureMessages);
  const ask = useSupportAsk();
  const form = useForm<Values>({
    initial: { read: [], consents: false, kind: null, code: '', password: '' },
  });
  const [offer, setOffer] = useState<ProofOffer | null>(null);
  const [round, setRound] = useState(0);
  const sign = useAction(signatures.sign, { quiet: true });
  const { values } = form;
  const kind = values.kind ?? offer?.kinds[0] ?? null;
  // A question for a passkey is of use once: after a refusal it is asked again.
  useEffect(() => {
    let isOver = false;
    call(account.beginProof, { quiet: true })
      .catch(() => ({ kinds: [], passkey: null }))
      .then((given) => !isOver && setOffer(given))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [round]);

  const submit = () => {
    const errors: FieldErrors = {
      ...(values.read.length === 0 && { read: t('chooseOne') }),
      ...(!values.consents && { consents: t('tickConsent') }),
      ...(kind === 'CODE' && !values.code.trim() && { 'proof.code': t('giveCode') }),
      ...(kind === 'PASSWORD' && !values.password && { 'proof.password': t('givePassword') }),
    };
    form.setErrors(errors);
    if (Object.keys(errors).length > 0 || !kind || !offer) return;
    void send(kind, offer);
  };
  const send = async (chosen: ProofKind, given: ProofOffer) => {
    const proof = await proofOf(chosen, given, values);
    if (!proof) {
      form.setErrors({ proof: t('passkeyFailed') });
      setRound(round + 1);
      return;
    }
    try {
      const body = { documentIds: [...values.read], consents: true as const, proof };
      await sign.runAsync({ params: { caseId }, body });
      toast.success(t('signedText'), { title: t('signedTitle') });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'confirm_needed')
        form.setErrors({ proof: t('somethingBetter') });
      else form.refuse(error, (path) => (path.startsWith('documentIds') ? 'read' : path));
      setRound(round + 1);
    }
  };
  return (
    <RecordDialog
      title={t('signTitle')}
      keep={t('keepUnsigned')}
      save={t('signConfirm', { count: values.read.length })}
      lead={<p>{t('signLead', { name: signsAs?.name ?? '', barNumber: signsAs?.barNumber ?? '' })}</p>}
      form={{ ...form, submit, isRunning: sign.isRunning }}
      onClose={onClose}
    >
      <Question label={t('toSign')} field={form.field('read')} group>
        <ul className="sign-papers">
          {papers.map(({ documentId, title, path, fileName }) => (
            <li key={documentId}>
              <CheckInput
                value={values.read.includes(documentId)}
                onChange={(isRead) =>
                  form
                    .field('read')
                    .onChange(
                      isRead
                        ? [...values.read, documentId]
                        : values.read.filter((other) => other !== documentId),
                    )
                }
              >
                {t('read', { title })}
              </CheckInput>
              <Button size="small" type="link" onClick={() => void download(path, fileName, ask)}>
                {t('open', { title })}
              </Button>
            </li>
          ))}
        </ul>
      </Question>
      <CheckInput {...form.field('consents')}>{t('consents')}</CheckInput>
      {offer ? (
        <ProofQuestion offer={offer} kind={kind} form={form} />
      ) : (
        <Skeleton lines={2} label={t('proof')} />
      )}
    </RecordDialog>
  );
}

function ProofQuestion({
  offer,
  kind,
  form,
}: {
  offer: ProofOffer;
  kind: ProofKind | null;
  form: ReturnType<typeof useForm<Values>>;
}) {
  const t = useText(signatureMessages);
  if (offer.kinds.length === 0 || kind === null) return <p role="alert">{t('noProof')}</p>;
  const errorOf = (path: string) => form.errors[path];
  const isOnly = offer.kinds.length === 1;
  const hint = isOnly && { hint: t('proofHint') };
  return (
    <>
      {!isOnly ? (
        <Question
          label={t('proof')}
          hint={t('proofHint')}
          field={{ ...form.field('kind'), error: errorOf('proof') }}
          group
        >
          <RadioBoxes
            {...form.field('kind')}
            value={kind}
            options={offer.kinds.map((value) => ({ value, label: t(`use${value}`) }))}
          />
        </Question>
      ) : (
        errorOf('proof') && <p role="alert">{errorOf('proof')}</p>
      )}
      {kind === 'CODE' && (
        <Question label={t('code')} {...hint} field={{ ...form.field('code'), error: errorOf('proof.code') }}>
          <TextInput
            {...form.field('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        </Question>
      )}
      {kind === 'PASSWORD' && (
        <Question
          label={t('password')}
          {...hint}
          field={{ ...form.field('password'), error: errorOf('proof.password') }}
        >
          <PasswordInput {...form.field('password')} />
        </Question>
      )}
      {kind === 'PASSKEY' && <p>{t('passkeyText')}</p>}
      {kind === 'SIGN_IN' && <p>{t('signInText')}</p>}
    </>
  );
}

/** What is sent as the proof; null where the device gave none. */
async function proofOf(kind: ProofKind, offer: ProofOffer, values: Values): Promise<SigningProof | null> {
  if (kind === 'CODE') return { kind, code: values.code };
  if (kind === 'PASSWORD') return { kind, password: values.password };
  if (kind === 'SIGN_IN') return { kind };
  const answer = await askForPasskey(offer);
  return answer && { kind, answer };
}
