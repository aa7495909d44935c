export { accessToken, claims, endSession, signIn, signOut, startSession } from './session.ts';
