import type { PropertyStatus } from '@writdesk/contract/properties/property-values';
import { CircleCheck, CircleSlash, PencilLine } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const label = (key: PropertyStatus) => ({ en: messages.en[key], es: messages.es[key] });

export const propertyLooks: Readonly<Record<PropertyStatus, StatusLook>> = {
  DRAFT: { label: label('DRAFT'), tone: 'quiet', icon: PencilLine },
  ACTIVE: { label: label('ACTIVE'), tone: 'gain', icon: CircleCheck },
  INACTIVE: { label: label('INACTIVE'), tone: 'quiet', icon: CircleSlash },
};
