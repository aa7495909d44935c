import { storage } from '@writdesk/contract/storage/storage';
import { call, putFile } from '../api/index.ts';
import { FileUpload } from './FileUpload.tsx';
import { Question } from './Question.tsx';
import type { Field } from './use-form.ts';

/** An upload, and the name that its owner knows it by. */
export type Uploaded = { path: string; name: string } | null;

interface PdfFieldProps {
  field: Field<Uploaded>;
  label: string;
  hint: string;
  /** On the button that opens the files of the device. */
  choose: string;
}

interface Sending {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** One PDF: it goes up at once, and is read when the form is sent. */
export function PdfField({ field, label, hint, choose }: PdfFieldProps) {
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
    <Question label={label} hint={hint} field={field} group>
      <FileUpload
        id={field.id}
        files={value ? [{ key: value.path, name: value.name }] : []}
        accept=".pdf"
        multiple={false}
        label={choose}
        upload={upload}
        onRemove={() => field.onChange(null)}
        error={field.error}
      />
    </Question>
  );
}
