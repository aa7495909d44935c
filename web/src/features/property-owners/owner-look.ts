import { CircleCheck, CircleSlash } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const label = (key: 'ACTIVE' | 'INACTIVE') => ({ en: messages.en[key], es: messages.es[key] });
const active: StatusLook = { label: label('ACTIVE'), tone: 'gain', icon: CircleCheck };
const inactive: StatusLook = { label: label('INACTIVE'), tone: 'quiet', icon: CircleSlash };

export const ownerLook = ({ active: isActive }: { active: boolean }): StatusLook =>
  isActive ? active : inactive;
