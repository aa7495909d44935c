import { interest } from '@writdesk/contract/invoices/interest';
import { bind } from '../../platform/http/bind.ts';
import { getInterest, setInterest } from './terms-of-interest.ts';

export const interestRoutes = [bind(interest.terms, getInterest), bind(interest.set, setInterest)];
