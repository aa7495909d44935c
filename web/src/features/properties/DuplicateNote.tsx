import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../shared/api/index.ts';
import { CheckInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Note } from '../../shared/ui/index.ts';
import { formMessages } from './form-messages.ts';

interface Other {
  id: string;
  name: string;
}

/** What a form knows of another property at the same address. */
export function useDuplicate() {
  const [found, setFound] = useState<{ message: string; other: Other | null } | null>(null);
  const [ack, setAck] = useState(false);
  /** Hands on what was refused, once it has kept what it says of a duplicate. */
  const keep = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'property_duplicate') {
      const other = error.reply['property'] as Other | undefined;
      setFound({ message: error.message, other: other ?? null });
      setAck(false);
    }
    throw error;
  };
  return { found, ack, setAck, keep };
}

/** Another property is at this address: it can be opened, or the person says that theirs is another one. */
export function DuplicateNote({ found, ack, setAck }: ReturnType<typeof useDuplicate>) {
  const t = useText(formMessages);
  if (!found) return null;
  return (
    <Note tone="hold" icon={TriangleAlert}>
      <p>{found.message}</p>
      {found.other && (
        <p>
          <Link to="/properties/$id" params={{ id: found.other.id }}>
            {t('openOther', { name: found.other.name })}
          </Link>
        </p>
      )}
      <CheckInput value={ack} onChange={setAck}>
        {t('another')}
      </CheckInput>
    </Note>
  );
}
