export { SweepAnswers } from './SweepAnswers.tsx';
