export { Counters } from './Counters.tsx';
