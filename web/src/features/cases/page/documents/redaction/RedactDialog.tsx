import { documents } from '@writdesk/contract/documents/documents';
import type { RedactionSheet } from '@writdesk/contract/documents/redaction-values';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight, SquarePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAction, useCall } from '../../../../../shared/api/index.ts';
import { useBytesAt, usePdf } from '../../../../../shared/files/use-pdf.ts';
import { LoadedDialog } from '../../../../../shared/form/index.ts';
import { useText } from '../../../../../shared/i18n/translate.ts';
import { Dialog, ErrorState, toast } from '../../../../../shared/ui/index.ts';
import type { CaseDocument } from '../needed-documents.ts';
import { redactionMessages } from './messages.ts';
import { PlaceList } from './PlaceList.tsx';
import { RedactionPage } from './RedactionPage.tsx';
import { boxesOf, type Place, usePlaces } from './use-places.ts';
import './redaction.css';

interface RedactDialogProps {
  document: CaseDocument;
  onClose: () => void;
}

const WIDTH = 1080;

/** Where a person goes through what looks private in a document, draws what was overlooked, and has it blackened. */
export default function RedactDialog({ document, onClose }: RedactDialogProps) {
  const t = useText(redactionMessages);
  const { id, title } = document;
  const query = useCall(documents.redactionSheet, { params: { id }, quiet: true });
  return (
    <LoadedDialog
      title={t('title', { title })}
      keep={t('goBack')}
      onClose={onClose}
      query={query}
      what={t('theDocument')}
    >
      {(sheet) => <Redacting document={document} sheet={sheet} onClose={onClose} />}
    </LoadedDialog>
  );
}

function Redacting({ document, sheet: given, onClose }: RedactDialogProps & { sheet: RedactionSheet }) {
  // What is fetched again meanwhile changes nothing under somebody's hands.
  const [sheet] = useState(given);
  const t = useText(redactionMessages);
  const { id, title } = document;
  const { places, isChanged, ...change } = usePlaces(sheet);
  const [page, setPage] = useState(() => places[0]?.page ?? 1);
  const [focused, setFocused] = useState<string | null>(null);
  const { bytes, error } = useBytesAt(sheet.url);
  const { pdf } = usePdf(bytes);
  const { ref, width } = useWidth();
  const boxes = boxesOf(places);
  const isNothing = boxes.length === 0 && document.redaction?.status === 'CONFIRM';
  const redact = useAction(documents.redact, {
    onDone: () => {
      if (isNothing) toast.success(t('nothingText'), { title: t('nothingDone', { title }) });
      else toast.success(t('doneText'), { title: t('done', { title }) });
      onClose();
    },
  });
  const size = sheet.pages[page - 1] ?? { width: 612, height: 792, hasText: true, isScan: false };
  const scale = Math.min(width / size.width, 1.25);
  const nameOf = ({ kind, label }: Place) => t(kind, { label: label ?? '' });
  // The keyboard goes where the list or the button led.
  useEffect(() => {
    if (focused) globalThis.document.getElementById(`place-${focused}`)?.focus();
  }, [focused, page]);
  const show = (place: Place) => {
    setPage(place.page);
    setFocused(place.key);
  };
  const middle = { x: size.width / 2 - 60, y: size.height / 2 - 12, width: 120, height: 24 };
  return (
    <Dialog
      open
      title={t('title', { title })}
      keep={t('goBack')}
      width={WIDTH}
      isChanged={isChanged}
      confirm={{
        label: isNothing ? t('nothing') : t('redact', { count: boxes.length }),
        disabled: boxes.length === 0 && !isNothing,
      }}
      isRunning={redact.isRunning}
      onConfirm={() => redact.run({ params: { id }, body: { boxes } })}
      onClose={onClose}
    >
      <p>{t('what')}</p>
      {sheet.isReading && (
        <p role="status" className="tone-desk tone-text">
          {t('isReading')}
        </p>
      )}
      <div className="redaction">
        <PlaceList
          places={places}
          page={page}
          nameOf={nameOf}
          onTurn={change.turn}
          onShow={show}
          onRemove={change.remove}
        />
        <div ref={ref} className="redaction-sheet">
          <div className="redaction-tools">
            <Button
              size="small"
              aria-label={t('before')}
              icon={<ChevronLeft size={16} aria-hidden />}
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
            />
            <span aria-live="polite">{t('page', { page, count: sheet.pages.length })}</span>
            <Button
              size="small"
              aria-label={t('after')}
              icon={<ChevronRight size={16} aria-hidden />}
              disabled={page === sheet.pages.length}
              onClick={() => setPage(page + 1)}
            />
            <Button
              size="small"
              icon={<SquarePlus size={15} aria-hidden />}
              onClick={() => setFocused(change.add(middle, page))}
            >
              {t('add')}
            </Button>
          </div>
          <p className="redaction-hint">
            {t(size.hasText ? 'keys' : 'noText')}
            {size.isScan ? ` ${t('isScan')}` : ''}
          </p>
          {error ? (
            <ErrorState error={error} what={t('theDocument')} />
          ) : (
            width > 0 && (
              <RedactionPage
                key={page}
                pdf={pdf}
                page={size}
                number={page}
                scale={scale}
                places={places.filter((place) => place.page === page)}
                nameOf={nameOf}
                onMove={change.move}
                onDraw={(box) => setFocused(change.add(box, page))}
                onRemove={change.remove}
              />
            )
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** How wide the room for a page is. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const room = ref.current;
    if (!room) return undefined;
    const observer = new ResizeObserver(() => setWidth(room.clientWidth));
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
