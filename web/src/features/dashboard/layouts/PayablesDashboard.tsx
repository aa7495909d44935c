import { InvoicePanel } from '../panels/InvoicePanel.tsx';

const SHOWN = 12;

/** Accounts payable: the money alone. */
export default function PayablesDashboard() {
  return <InvoicePanel shown={SHOWN} />;
}
