export { visibleCase } from '../visible-cases/index.ts';
