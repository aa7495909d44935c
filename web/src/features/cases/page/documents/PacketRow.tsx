import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { PacketPart } from '@writdesk/contract/packets/packet-values';
import { Button } from 'antd';
import { ArrowDown, ArrowUp, CircleAlert, CircleCheck, GripVertical, X } from 'lucide-react';
import { useFactName } from '../../../../labels/documents/fact-names.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { packetMessages } from './packet-messages.ts';
import { type Order, titleOf } from './use-order.ts';

interface PacketRowProps {
  part: PacketPart;
  /** As which exhibit it goes in; null for what is none. */
  exhibit: string | null;
  /** It goes out as a file of its own. */
  isOwnFile: boolean;
  index: number;
  order: Order;
  details: CaseDetails;
}

/** A document of the packet in its place: dragged, or moved with its arrows. */
export function PacketRow({ part, exhibit, isOwnFile, index, order, details }: PacketRowProps) {
  const t = useText(packetMessages);
  const { key, why, state, copies } = part;
  const title = titleOf(part);
  const isReady = state === 'READY';
  const Icon = isReady ? CircleCheck : CircleAlert;
  return (
    <li
      draggable
      className={`tone-${isReady ? 'gain' : 'hold'}${order.dragged === key ? ' dragged' : ''}`}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', key);
        order.drag(key);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (order.dragged) order.move(order.dragged, index);
      }}
      onDragEnd={() => order.drag(null)}
    >
      <GripVertical size={14} className="packet-grip" aria-hidden />
      <Icon size={16} aria-hidden />
      <span className="packet-words">
        {title}
        <small>
          {exhibit !== null && `${exhibit} `}
          {isOwnFile && `${t('ownFile')} `}
          {!isReady && <span className="tone-text">{t(`state${state}`)}</span>}
          {copies !== 1 && ` ${t('copies', { count: copies })}`}
        </small>
        <MissingFacts part={part} details={details} />
      </span>
      <span className="packet-acts">
        <Button
          size="small"
          type="text"
          aria-label={t('up', { title })}
          icon={<ArrowUp size={15} aria-hidden />}
          disabled={index === 0}
          onClick={() => order.move(key, index - 1)}
        />
        <Button
          size="small"
          type="text"
          aria-label={t('down', { title })}
          icon={<ArrowDown size={15} aria-hidden />}
          disabled={index === order.parts.length - 1}
          onClick={() => order.move(key, index + 1)}
        />
        {why === null && (
          <Button
            size="small"
            type="text"
            aria-label={t('drop', { title })}
            icon={<X size={15} aria-hidden />}
            onClick={() => order.drop(part)}
          />
        )}
      </span>
    </li>
  );
}

/** The parts of the case's form that have fields of their own. */
const formSteps = ['property', 'tenants', 'reason', 'notice'] as const;

/** The facts that a document waits for, each a way to its field. */
function MissingFacts({ part: { missing, document }, details }: Pick<PacketRowProps, 'part' | 'details'>) {
  const t = useText(packetMessages);
  const factName = useFactName();
  if (missing.length === 0 || document) return null;
  return (
    <small>
      {t('waitsFor')}{' '}
      {missing.map(({ path, screen }, index) => {
        const step = formSteps.find((one) => one === screen);
        return (
          <span key={path}>
            {index > 0 && ', '}
            {step && details.can.edit ? (
              <Link to="/cases/$id/edit" params={{ id: details.id }} search={{ step }}>
                {factName(path)}
              </Link>
            ) : (
              factName(path)
            )}
          </span>
        );
      })}
    </small>
  );
}
