export const holdKinds = [
  'BANKRUPTCY_STAY',
  'COURT_STAY',
  'MORATORIUM',
  'SETTLEMENT',
  'CLIENT_HOLD',
  'SCRA',
  'DISPUTE_FDCPA',
  'COURT_CLOSED',
] as const;
export type HoldKind = (typeof holdKinds)[number];

export const holdLabels: Readonly<Record<HoldKind, string>> = {
  BANKRUPTCY_STAY: 'Bankruptcy stay',
  COURT_STAY: 'Stayed by the court',
  MORATORIUM: 'Moratorium',
  SETTLEMENT: 'Settlement',
  CLIENT_HOLD: 'On hold at the company’s wish',
  SCRA: 'Military service',
  DISPUTE_FDCPA: 'Debt disputed',
  COURT_CLOSED: 'Court closed',
};
