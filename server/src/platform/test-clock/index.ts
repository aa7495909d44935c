export { openTestClock } from './open-test-clock.ts';
