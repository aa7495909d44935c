export { ActHost } from './ActHost.tsx';
export { chooseActs, type HeadAct, isDestructive } from './case-acts.ts';
export { ConfirmOccupancyLink } from './ConfirmOccupancyLink.tsx';
export { hasErrors, missingIn } from './form-values.ts';
export { OverdueInvoices } from './OverdueInvoices.tsx';
export { useOpenAct } from './use-open-act.ts';
