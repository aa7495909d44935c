import { signatures } from '@writdesk/contract/signatures/signatures';
import { useAction } from '../../shared/api/index.ts';
import {
  type FieldErrors,
  FileUpload,
  PasswordInput,
  Question,
  RecordDialog,
  useForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface Chosen {
  name: string;
  base64: string;
}

interface SetSealProps {
  isFirst: boolean;
  onClose: () => void;
}

const MAX_BYTES = 40 * 1024;

/** A certificate with its key, as a PKCS#12 file, and the passphrase that opens it. */
export default function SetSealDialog({ isFirst, onClose }: SetSealProps) {
  const t = useText(messages);
  const form = useForm<{ p12: Chosen | null; password: string }>({ initial: { p12: null, password: '' } });
  const set = useAction(signatures.setSeal, { quiet: true });
  const { p12, password } = form.values;
  const file = form.field('p12');
  const submit = () => {
    const errors: FieldErrors = {
      ...(!p12 && { p12: t('chooseFile') }),
      ...(password === '' && { password: t('givePassword') }),
    };
    form.setErrors(errors);
    if (!p12 || password === '') return;
    set
      .runAsync({ body: { p12: p12.base64, password } })
      .then(({ seal }) => {
        toast.success(t('setText', { subject: seal.subject }), { title: t('set') });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t(isFirst ? 'add' : 'replace')}
      keep={t(isFirst ? 'dontAdd' : 'dontReplace')}
      save={t(isFirst ? 'addNow' : 'replaceNow')}
      lead={<p>{t(isFirst ? 'addLead' : 'replaceLead')}</p>}
      form={{ ...form, submit, isRunning: set.isRunning }}
      onClose={onClose}
    >
      <Question label={t('file')} hint={t('fileHint')} field={file} group>
        <FileUpload
          id={file.id}
          files={p12 ? [{ key: p12.name, name: p12.name }] : []}
          accept=".p12,.pfx"
          maxBytes={MAX_BYTES}
          multiple={false}
          label={t('choose')}
          upload={async (given) => file.onChange({ name: given.name, base64: await readBase64(given) })}
          onRemove={() => file.onChange(null)}
          error={file.error}
        />
      </Question>
      <Question label={t('password')} hint={t('passwordHint')} field={form.field('password')}>
        <PasswordInput {...form.field('password')} autoComplete="off" />
      </Question>
    </RecordDialog>
  );
}

/** The bytes of a file in base64. */
export function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file can’t be read.'));
    // A data address: the bytes stand behind its comma.
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}
