export { ComparisonView } from './ComparisonView.tsx';
