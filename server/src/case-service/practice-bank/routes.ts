import { practiceBank } from '@writdesk/contract/practice-bank/practice-bank';
import { bind } from '../../platform/http/bind.ts';
import { getPracticeSession, payAtPracticeBank } from './practice-pages.ts';

export const practiceBankRoutes = [
  bind(practiceBank.session, getPracticeSession),
  bind(practiceBank.pay, payAtPracticeBank),
];
