export { SendBackWords } from './SendBackWords.tsx';
export { requestsNow, useSendBack } from './use-send-back.ts';
