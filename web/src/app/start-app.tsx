import { createRoot } from 'react-dom/client';
import { setApiHost } from '../shared/api/call.ts';
import { accessToken, endSession, signIn, startSession } from '../shared/session/session.ts';
import { toastFailure } from '../shared/ui/toast.ts';
import { App } from './App.tsx';
import { StartFailure } from './pages/StartFailure.tsx';

/** Signs in, then shows the app; where the sign-in service does not answer, a page that says so. */
export async function startApp(place: HTMLElement): Promise<void> {
  setApiHost({ origin: '', token: accessToken, onUnauthorized: endSession, onError: toastFailure });
  try {
    if ((await startSession()) === 'signed-in') createRoot(place).render(<App />);
  } catch {
    createRoot(place).render(
      <StartFailure onRetry={() => location.reload()} onSignIn={() => void signIn()} />,
    );
  }
}
