import { mostBytesOf, sheetAdvice, uploadTypeOf } from '@writdesk/contract/values/upload-types';
import { Button, Checkbox } from 'antd';
import { CircleAlert, FileText, Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { isCancelled } from '../api/api-error.ts';
import { useText } from '../i18n/translate.ts';
import { sayIssue } from '../i18n/say-issue.ts';
import { messages } from '../ui/messages.ts';
import { fileMessages } from './file-messages.ts';
import { fileProblem, formatSize } from './file-rules.ts';

export interface UploadedFile {
  /** What the server knows it by. */
  key: string;
  name: string;
  sizeBytes?: number;
  href?: string;
}

/** What was chosen is there already: the list says so, with a way to it. */
export class FileThereError extends Error {
  readonly link: { label: string; run: () => void };

  constructor(message: string, link: FileThereError['link']) {
    super(message);
    this.name = 'FileThereError';
    this.link = link;
  }
}

interface FileUploadProps {
  id: string;
  files: readonly UploadedFile[];
  /** Sends one file; `onProgress` takes whole per cent. Throws on failure. */
  upload: (
    file: File,
    options: { onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<void>;
  /** Sends pictures that were chosen together as one document, where the person wants that; without it each is sent by itself. */
  uploadTogether?: (
    files: File[],
    options: { onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<void>;
  onRemove?: (file: UploadedFile) => void;
  /** As in the `accept` attribute: `.pdf,.jpg,.png`. */
  accept?: string;
  /** Where less is taken than of any file of the type. */
  maxBytes?: number;
  multiple?: boolean;
  label?: string;
  /** Which of several the files belong to, for who can't see it: "Add file, Ruiz". */
  of?: string;
  size?: 'small' | 'large';
  error?: string | undefined;
}

interface Sending {
  key: string;
  name: string;
  percent: number;
  problem?: string;
  link?: FileThereError['link'];
  stop: () => void;
}

const defaultAccept = '.pdf,.jpg,.jpeg,.png';

/** A button that adds files, and under it each file with its percentage; stands in a `<Question group>`. */
export function FileUpload(props: FileUploadProps) {
  const {
    id,
    files,
    upload,
    uploadTogether,
    onRemove,
    accept = defaultAccept,
    maxBytes,
    multiple = true,
    label = '',
    of,
    size = 'large',
  } = props;
  const t = useText(messages);
  const ofFiles = useText(fileMessages);
  const words = label || t('addFile');
  const input = useRef<HTMLInputElement>(null);
  const [isTogether, setTogether] = useState(false);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const patch = (key: string, change: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: string) => setSending((all) => all.filter((one) => one.key !== key));

  const send = async (...chosen: [File, ...File[]]) => {
    const [file] = chosen;
    const isOne = chosen.length > 1;
    const key = crypto.randomUUID();
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => {
      controller.abort();
      drop(key);
    };
    const limitOf = (one: File) => maxBytes ?? mostBytesOf(uploadTypeOf(one.name));
    const problemOf = (one: File) => {
      const advice = accept.includes('.xlsx') ? sheetAdvice(one.name) : null;
      const problem = fileProblem(one, { accept, maxBytes: limitOf(one) });
      const values = { name: one.name, size: formatSize(one.size), limit: formatSize(limitOf(one)) };
      return advice ? `${one.name}: ${sayIssue(advice)}` : problem && t(problem, values);
    };
    const problem = chosen.map(problemOf).find((one) => one !== null);
    const name = isOne ? ofFiles('pictures', { count: chosen.length, name: file.name }) : file.name;
    const row = { key, name, percent: 0, stop };
    if (problem) {
      setSending((all) => [...all, { ...row, problem }]);
      return;
    }
    setSending((all) => [...all, row]);
    try {
      const options = { onProgress: (percent: number) => patch(key, { percent }), signal };
      if (isOne) await uploadTogether?.(chosen, options);
      else await upload(file, options);
      drop(key);
    } catch (error) {
      if (isCancelled(error)) drop(key);
      else if (error instanceof FileThereError) patch(key, { problem: error.message, link: error.link });
      else patch(key, { problem: error instanceof Error ? error.message : t('uploadFailed') });
    }
  };

  return (
    <div className="file-upload">
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          const pictures = uploadTogether && isTogether ? chosen.filter(isPicture) : [];
          const [first, ...others] = pictures;
          if (first && others.length > 0) void send(first, ...others);
          const alone = others.length > 0 ? chosen.filter((file) => !pictures.includes(file)) : chosen;
          for (const file of alone) void send(file);
        }}
      />
      <Button
        id={`${id}-add`}
        size={size}
        aria-label={of && `${words}, ${of}`}
        icon={<Paperclip size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
      {uploadTogether && (
        <Checkbox checked={isTogether} onChange={({ target }) => setTogether(target.checked)}>
          {ofFiles('together')}
        </Checkbox>
      )}
      {(files.length > 0 || sending.length > 0) && (
        <ul className="file-list" aria-live="polite">
          {files.map((file) => (
            <li key={file.key}>
              <FileText size={16} aria-hidden />
              <span className="file-name">{file.href ? <a href={file.href}>{file.name}</a> : file.name}</span>
              {file.sizeBytes !== undefined && (
                <span className="file-note">{formatSize(file.sizeBytes)}</span>
              )}
              {onRemove && (
                <RemoveButton label={t('removeFile', { name: file.name })} onClick={() => onRemove(file)} />
              )}
            </li>
          ))}
          {sending.map(({ key, name, percent, problem, link, stop }) => (
            <li key={key} className={problem ? 'wrong' : undefined}>
              {problem ? <CircleAlert size={16} aria-hidden /> : <FileText size={16} aria-hidden />}
              <span className="file-name">{problem ?? name}</span>
              {link && (
                <button type="button" className="link-button" onClick={link.run}>
                  {link.label}
                </button>
              )}
              {!problem && (
                <>
                  <progress max={100} value={percent} aria-label={t('uploading', { name, percent })} />
                  <span className="file-note" aria-live={percent < 100 ? 'off' : undefined}>
                    {percent < 100 ? `${percent} %` : t('checkingFile')}
                  </span>
                </>
              )}
              <RemoveButton label={t(problem ? 'removeFile' : 'cancelUpload', { name })} onClick={stop} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isPicture = ({ name }: File): boolean => /\.(?:jpe?g|png|heic|tiff?)$/i.test(name);

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      type="text"
      size="small"
      aria-label={label}
      icon={<X size={15} aria-hidden />}
      onClick={onClick}
    />
  );
}
