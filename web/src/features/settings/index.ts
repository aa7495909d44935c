export { isAboutProof, useProof } from './use-proof.tsx';
