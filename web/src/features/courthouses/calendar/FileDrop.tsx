import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

interface FileDropProps {
  id: string;
  /** Of the file that was taken; empty while there is none. */
  fileName: string;
  onFile: (file: File) => void;
}

/** A button that takes a file, and a place to drop one. */
export function FileDrop({ id, fileName, onFile }: FileDropProps) {
  const t = useText(messages);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  return (
    <div
      className={isOver ? 'file-drop over' : 'file-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file, mended, can be chosen again.
          event.target.value = '';
        }}
      />
      <Button id={`${id}-add`} icon={<FileUp size={16} aria-hidden />} onClick={() => input.current?.click()}>
        {t('chooseFile')}
      </Button>
      <span aria-live="polite">{fileName || t('dropFile')}</span>
    </div>
  );
}
