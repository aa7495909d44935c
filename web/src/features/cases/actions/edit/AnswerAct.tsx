import { Link } from '@tanstack/react-router';
import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { useContext, useState } from 'react';
import { ApiError, call } from '../../../../shared/api/index.ts';
import {
  FileUpload,
  Question,
  TextInput,
  useForm,
  type UploadedFile,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { toast } from '../../../../shared/ui/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { askedPath, askedWords } from '../../../../labels/case/asked-field.ts';
import { stepOfPath } from '../../../../labels/case/steps.ts';
import { acceptedFiles, addDocument, type Sending } from '../../shared/add-document.ts';
import { openClientRequests } from '../../shared/client-requests.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { SendBackWords } from '../../shared/SendBackWords.tsx';
import { currentIn, keepCase } from '../../shared/use-case.ts';
import { useIsAnswered, useSendBack } from '../../shared/use-send-back.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { answerMessages } from './answer-messages.ts';
import { ActDone, type ActProps } from '../frame/use-act-call.ts';

type Request = CaseDetails['requests'][number];
type FilesByPlace = Readonly<Record<string, readonly UploadedFile[]>>;

/** A company answers what the firm asked: with files, with words, or by what it changed in the form. */
export function AnswerAct({ details, onClose }: ActProps) {
  const own = useText(answerMessages);
  const form = useForm({ initial: { words: '' } });
  const { send, isRunning, changedSince } = useAnswer(details, onClose);
  // What a file answers meanwhile stays in its place.
  const [asked] = useState(() => openClientRequests(details));
  const { files, uploadTo } = useFiles(details);
  const sendBack = useSendBack(details);
  const open = openClientRequests(details);
  const isAnswered = useIsAnswered(details) && asked.length === 0;
  const name = actLabel('submit', { status: 'RETURNED_TO_CLIENT', isClient: true, isAnswered });
  const submit = () => {
    const words = form.values.words.trim();
    if (open.length > 0 && !words) return form.setErrors({ words: own('saySomething') });
    return send({ words, answers: open.map(({ id }) => id) }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={{ isRunning, changedSince, isGone: details.status !== 'RETURNED_TO_CLIENT' && !isRunning }}
      title={name}
      lead={own('lead')}
      confirm={name}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['words']}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      {sendBack && <SendBackWords sendBack={sendBack} zone={zoneOf(details)} />}
      {asked.map((request) =>
        request.kind === 'DOCUMENT' ? (
          <AskedFile
            key={request.id}
            request={request}
            said={sendBack?.message ?? ''}
            files={files[request.id] ?? []}
            upload={uploadTo(request.id, request.item)}
          />
        ) : (
          <AskedFact key={request.id} request={request} said={sendBack?.message ?? ''} caseId={details.id} />
        ),
      )}
      <Question label={own('words')} hint={own('wordsHint')} field={form.field('words')}>
        <TextInput {...form.field('words')} rows={4} maxLength={5000} />
      </Question>
      <Question
        label={own('moreFiles')}
        hint={own('moreFilesHint')}
        field={{ id: 'answer-files' }}
        group
        optional
      >
        <FileUpload
          id="answer-files"
          files={files['more'] ?? []}
          accept={acceptedFiles}
          label={own('chooseFiles')}
          upload={uploadTo('more')}
        />
      </Question>
    </ActDialog>
  );
}

interface AskedProps {
  request: Request;
  /** The words that stand above already. */
  said: string;
}

interface AskedFileProps extends AskedProps {
  files: readonly UploadedFile[];
  upload: (file: File, sending: Sending) => Promise<void>;
}

function AskedFile({ request: { id, item, message }, said, files, upload }: AskedFileProps) {
  const own = useText(answerMessages);
  return (
    <Question
      label={item}
      {...(message && message !== said && { hint: message })}
      field={{ id: `asked-${id}` }}
      group
    >
      <FileUpload
        id={`asked-${id}`}
        files={files}
        accept={acceptedFiles}
        label={own('addFile')}
        upload={upload}
      />
    </Question>
  );
}

/** A fact is corrected in the form, or explained in words. */
function AskedFact({ request: { item, message, kind }, said, caseId }: AskedProps & { caseId: string }) {
  const own = useText(answerMessages);
  const path = kind === 'FIELD' ? askedPath(item) : null;
  return (
    <section className="asked-fact">
      <strong>{kind === 'FIELD' ? askedWords(item) : item}</strong>
      {message && message !== said && <p>{message}</p>}
      {path && (
        <Link to="/cases/$id/edit" params={{ id: caseId }} search={{ step: stepOfPath(path), field: path }}>
          {own('inForm')}
        </Link>
      )}
    </section>
  );
}

/** The files that were added here, by what they answer. Each is on the case as soon as it has arrived. */
function useFiles(details: CaseDetails) {
  const [files, setFiles] = useState<FilesByPlace>({});
  const uploadTo = (place: string, title?: string) => async (file: File, sending: Sending) => {
    keepCase(await addDocument(details, { file, kind: 'OTHER', ...(title && { title }) }, sending));
    const added = { key: `${file.name} ${file.lastModified}`, name: file.name, sizeBytes: file.size };
    setFiles((before) => ({ ...before, [place]: [...(before[place] ?? []), added] }));
  };
  return { files, uploadTo };
}

interface Answer {
  words: string;
  /** What the words answer. */
  answers: readonly string[];
}

/** Counts what is still open as answered, and hands the case in again. Where somebody was quicker, the form stays with what was typed. */
function useAnswer(details: CaseDetails, onClose: () => void) {
  const own = useText(answerMessages);
  const [isRunning, setRunning] = useState(false);
  const [changedSince, setChangedSince] = useState<CaseDetails | null>(null);
  const doneOverList = useContext(ActDone);
  const params = { id: details.id };
  const handIn = async ({ words, answers }: Answer) => {
    const { version } =
      answers.length > 0
        ? await call(cases.save, {
            params,
            body: { version: details.version, answers: [...answers] },
            quiet: true,
          })
        : details;
    return call(cases.submit, { params, body: { version, comment: words || null }, quiet: true });
  };
  const send = (answer: Answer, onRefused: (error: unknown) => void) => {
    setRunning(true);
    handIn(answer)
      .then(({ case: after }) => {
        keepCase(after);
        if (doneOverList) return doneOverList('submit', after);
        toast.success(own('sentText'), { title: own('sent') });
        return onClose();
      })
      .catch((error: unknown) => {
        const current = error instanceof ApiError ? currentIn(error) : null;
        if (!current) return onRefused(error);
        setChangedSince(details);
        return keepCase(current);
      })
      .finally(() => setRunning(false));
  };
  return { send, isRunning, changedSince };
}
