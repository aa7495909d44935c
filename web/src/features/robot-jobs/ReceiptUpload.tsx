import { storage } from '@writdesk/contract/storage/storage';
import { call, putFile } from '../../shared/api/index.ts';
import { FileUpload, type UploadedFile } from '../../shared/form/index.ts';

interface ReceiptUploadProps {
  file: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
}

/** The court’s receipt, one PDF. Its key is its path. */
export function ReceiptUpload({ file, onChange }: ReceiptUploadProps) {
  return (
    <FileUpload
      id="field-receiptPath"
      files={file ? [file] : []}
      accept=".pdf"
      multiple={false}
      upload={async (chosen, { onProgress, signal }) => {
        const { url, path, headers } = await call(storage.signedUploadUrl, {
          body: { fileName: chosen.name, contentType: 'application/pdf', sizeBytes: chosen.size },
          signal,
          quiet: true,
        });
        await putFile(url, chosen, { headers, onProgress, signal });
        onChange({ key: path, name: chosen.name, sizeBytes: chosen.size });
      }}
      onRemove={() => onChange(null)}
    />
  );
}
