export { revealSecret } from './reveal-secret.ts';
