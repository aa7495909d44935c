import { randomBytes } from 'node:crypto';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { buildTheme } from '../../scripts/lib/keycloak-theme.mjs';
import { freePort, startKeycloak } from '../../scripts/lib/keycloak.mjs';
import type { TestProject } from 'vitest/node';
import { openRunServer } from '../support/run-server.ts';
import { startWritdesk } from '../support/writdesk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the Writdesk answers whose people sign in there. */
    baseUrl: string;
    /** The real Keycloak, the secret of the client that manages its accounts, and the password of its own administrator. */
    keycloak: { url: string; adminSecret: string; operatorPassword: string };
  }
}

/** A real Keycloak with our realm and our login screens, and a Writdesk whose people sign in there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const themeJar = await buildTheme(await ensureInstalled());
  const operatorPassword = randomBytes(9).toString('base64url');
  const keycloak = await startKeycloak({
    operatorPassword,
    appUrl: `http://localhost:${port}`,
    themeJar,
    smtpPort: mailboxPort,
  });
  const demoPassword = randomBytes(9).toString('base64url');
  try {
    const writdesk = await startWritdesk({
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      OIDC_URL: keycloak.url,
      OIDC_ADMIN_CLIENT_SECRET: keycloak.adminSecret,
      DEMO_PASSWORD: demoPassword,
    });
    const runServer = await openRunServer(async () => writdesk);
    project.provide('baseUrl', writdesk.baseUrl);
    project.provide('runServerUrl', runServer.url);
    project.provide('demoPassword', demoPassword);
    project.provide('keycloak', { url: keycloak.url, adminSecret: keycloak.adminSecret, operatorPassword });
    return async () => {
      await runServer.close();
      await writdesk.stop();
      await keycloak.stop();
    };
  } catch (error) {
    await keycloak.stop();
    throw error;
  }
}
