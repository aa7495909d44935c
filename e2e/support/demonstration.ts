import { askRunServer } from './ask-run-server.ts';
import { startWritdesk } from './writdesk.ts';

/** How a worker asks the server of the run for the folder. */
export const DEMONSTRATION = 'demonstration';

/** The data of a first start with this run's password, for a Writdesk of one's own that begins with a copy. */
export const demonstrationFolder = () => askRunServer(DEMONSTRATION);

/** A first start on an empty folder, with the demonstration that it makes: once in a run, when it is first asked for. */
export function onceDemonstrated(password: string) {
  let made: ReturnType<typeof startWritdesk> | undefined;
  return {
    async folder(): Promise<string> {
      made ??= startWritdesk({ DEMO_PASSWORD: password }).then(async (writdesk) => {
        await writdesk.rest();
        return writdesk;
      });
      return (await made).dataDir;
    },
    /** @throws when its process printed a secret. */
    async remove(): Promise<void> {
      const writdesk = await made?.catch(() => undefined);
      await writdesk?.stop();
    },
  };
}
