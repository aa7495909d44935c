export { CaseTrail } from './CaseTrail.tsx';
export { VerifiedPropertyTrail } from './TrailVerdict.tsx';
