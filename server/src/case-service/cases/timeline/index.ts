export { eventsKeptFrom } from './timeline-limits.ts';
