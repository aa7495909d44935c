import { MAX_UPLOAD_BYTES, storage } from '@writdesk/contract/storage/storage';
import { call, putFile } from '../../shared/api/index.ts';
import { type Field, FileUpload, Question } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { formMessages } from './form-messages.ts';

type Uploaded = { path: string; name: string } | null;

interface Sending {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** The PDF of a template: it goes up at once, and is read when the form is sent. */
export function PdfField({ field }: { field: Field<Uploaded> }) {
  const t = useText(formMessages);
  const upload = async (file: File, { onProgress, signal }: Sending) => {
    const { url, path, headers } = await call(storage.signedUploadUrl, {
      body: { fileName: file.name, contentType: 'application/pdf', sizeBytes: file.size },
      signal,
      quiet: true,
    });
    await putFile(url, file, { headers, onProgress, signal });
    field.onChange({ path, name: file.name });
  };
  const { value } = field;
  return (
    <Question label={t('path')} hint={t('pathHint')} field={field} group>
      <FileUpload
        id={field.id}
        files={value ? [{ key: value.path, name: value.name }] : []}
        accept=".pdf"
        maxBytes={MAX_UPLOAD_BYTES}
        multiple={false}
        label={t('choosePdf')}
        upload={upload}
        onRemove={() => field.onChange(null)}
        error={field.error}
      />
    </Question>
  );
}
