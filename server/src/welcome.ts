import type { Config } from './config.ts';
import { shownPath } from './shown-path.ts';

/** The eight people of the demonstration who can sign in, one for each group and kind of work. */
export const demoAccounts = [
  { email: 'admin@demo.writdesk.test', part: 'Administrator of the product' },
  { email: 'crm@demo.writdesk.test', part: 'Client relations' },
  { email: 'firm@demo.writdesk.test', part: 'Administrator of the law firm' },
  { email: 'lawyer@demo.writdesk.test', part: 'Attorney' },
  { email: 'processor@demo.writdesk.test', part: 'Case processor' },
  { email: 'billing@demo.writdesk.test', part: 'Billing of the law firm' },
  { email: 'client@demo.writdesk.test', part: 'Property company, owner' },
  { email: 'ap@demo.writdesk.test', part: 'Property company, accounts payable' },
] as const;

/** What a person reads when Writdesk is ready. */
export function welcome(config: Config, tookMs: number): string {
  return [
    '',
    `Writdesk is ready at ${config.publicUrl}`,
    '',
    ...(config.demo
      ? accountLines(config)
      : ['  npm run admin -- create-user creates the first administrator.']),
    '',
    `Started in ${(tookMs / 1000).toFixed(1)} s. Its data is in ${shownPath(config.dataDir)}. Ctrl-C stops it.`,
  ].join('\n');
}

function accountLines({ demoPassword }: Config): string[] {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length)) + 3;
  return [
    ...demoAccounts.map(({ email, part }) => `  ${email.padEnd(width)}${part}`),
    `  password of all eight: ${demoPassword}`,
  ];
}
