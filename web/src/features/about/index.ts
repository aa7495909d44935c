export { aboutPageIn } from './about-address.ts';
