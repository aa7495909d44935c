import { stamps } from '@writdesk/contract/stamps/stamps';
import { bind } from '../../platform/http/bind.ts';
import { createEnvelope } from './create-envelope.ts';
import { listEnvelopes } from './list-envelopes.ts';
import { getPostageSettings, updatePostageSettings } from './postage-settings.ts';
import { printEnvelope } from './print-envelope.ts';
import { recordScan } from './record-scan.ts';
import { validateAddress } from './validate-address.ts';
import { voidEnvelope } from './void-envelope.ts';

export const stampRoutes = [
  bind(stamps.list, listEnvelopes),
  bind(stamps.createEnvelope, createEnvelope),
  bind(stamps.voidEnvelope, voidEnvelope),
  bind(stamps.validateAddress, validateAddress),
  bind(stamps.printEnvelope, printEnvelope),
  bind(stamps.recordScan, recordScan),
  bind(stamps.settings, getPostageSettings),
  bind(stamps.updateSettings, updatePostageSettings),
];
