export { usePerson, type Person } from './person.ts';
