import type { FastifyBaseLogger } from 'fastify';
import type { InteractionResults } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { Pool } from 'pg';
import type { Kysely } from 'kysely';
import { findEnabledAccount, updateLanguage } from '../accounts/account-queries.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { DeviceCookies } from '../lockout/device-cookie.ts';
import { callerAddress, send } from '../provider/http.ts';
import { STEP_PARAMETER } from './login-context.ts';
import type { Interaction, LoginPages, PageRequest } from './login-pages.ts';
import { messages } from './messages.ts';
import { findRegistration } from '../accounts/registration-queries.ts';
import type { IdentitySettings } from '../settings.ts';
import { progressOf, resultInProgress } from './sign-in-progress.ts';
import {
  assurance,
  type SignInAccount,
  type SignInProgress,
  type SignInStep,
  type StepPage,
  type StepView,
} from './steps/sign-in-step.ts';
import { keepWaiting } from './waiting-sign-in.ts';

export interface SignInChainParts {
  provider: Provider;
  settings: IdentitySettings;
  pool: Pool;
  db: Kysely<DB>;
  devices: DeviceCookies;
  clock: Clock;
  steps: readonly SignInStep[];
  pages: LoginPages;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/** A request for a page of a sign-in that is under way. */
export interface ChainRequest extends PageRequest {
  interaction: Interaction;
}

/** What is asked between the right password and the way back to the app, step by step. */
export interface SignInChain {
  /** @param shown what was proven, in the words of RFC 8176, and what steps should know. */
  begin(
    page: ChainRequest,
    accountId: string,
    shown: {
      /** Read with what the proof was compared with. */
      generation: number;
      amr: readonly string[];
      isRemembered: boolean;
      kept?: SignInProgress['kept'];
    },
  ): Promise<void>;
  /** True when somebody's password was right in this interaction, and steps are still to take. */
  isUnderWay(interaction: Interaction): boolean;
  /** Shows the step that is next. */
  show(page: ChainRequest): Promise<void>;
  /** Takes the form of the step that the address names. */
  take(page: ChainRequest, form: URLSearchParams): Promise<void>;
}

export function signInChain({
  provider,
  settings,
  pool,
  db,
  devices,
  clock,
  steps,
  pages,
  log,
}: SignInChainParts): SignInChain {
  async function viewOf(page: ChainRequest, progress: SignInProgress): Promise<StepView | undefined> {
    const known = await findEnabledAccount(pool, progress.accountId);
    const account = known ?? (await registeredAccount(progress.accountId));
    return (
      account && {
        account,
        isRegistering: known === undefined,
        progress,
        kept: undefined,
        interactionId: page.interaction.uid,
        language: page.language,
        texts: messages[page.language],
        address: callerAddress(page.request, settings.trustProxy),
        device: await devices.of(page.request, account.id),
      }
    );
  }

  /** What the pages of a registration show, until the account is there. */
  async function registeredAccount(id: string): Promise<SignInAccount | undefined> {
    const found = await findRegistration(db, id, clock.now());
    if (!found) return undefined;
    const { email, firstName, lastName } = found;
    const names = { username: email, email, firstName, lastName };
    return { ...names, id, emailVerified: false, roles: [], enabled: true, mustChangePassword: false };
  }

  async function nextStep(view: StepView): Promise<SignInStep | undefined> {
    for (const step of steps) {
      if (!view.progress.done.includes(step.name) && (await step.isNeeded(forStep(view, step)))) return step;
    }
    return undefined;
  }

  async function goOn(page: ChainRequest, progress: SignInProgress): Promise<void> {
    const view = await viewOf(page, progress);
    if (!view) return pages.showExpired(page, 400);
    const step = await nextStep(view);
    if (!step) return finish(page, progress);
    const stepPage = await step.page(forStep(view, step));
    await (page.request.method === 'POST' ? leadTo : showStep)(page, step, progress, stepPage);
  }

  async function keepStep(page: ChainRequest, step: SignInStep, progress: SignInProgress, keep?: string) {
    const kept = keep === undefined ? progress.kept : { ...progress.kept, [step.name]: keep };
    await save(page, resultInProgress({ ...progress, kept }));
    if (step.waitsForLink) keepWaiting(page.response, settings, page.interaction.uid);
  }

  /** After a form that was taken: at the step's own address a reload shows the step, and sends no form again. */
  async function leadTo(
    page: ChainRequest,
    step: SignInStep,
    progress: SignInProgress,
    { keep }: StepPage,
  ): Promise<void> {
    await keepStep(page, step, progress, keep);
    pages.leadTo(page, step.name);
  }

  async function showStep(
    page: ChainRequest,
    step: SignInStep,
    progress: SignInProgress,
    { keep, ...context }: StepPage,
    lockedUntil?: Date,
  ): Promise<void> {
    await keepStep(page, step, progress, keep);
    const shown = { ...context, step: step.name };
    await (lockedUntil ? pages.showLocked(page, shown, lockedUntil) : pages.show(page, shown));
  }

  // Fails when the interaction is gone: whoever ended the person's sessions meanwhile has ended this, too.
  const save = ({ request, response }: ChainRequest, result: InteractionResults) =>
    provider.interactionResult(request, response, result, { mergeWithLastSubmission: false });

  async function finish(page: ChainRequest, { accountId, generation, amr, isRemembered }: SignInProgress) {
    const address = callerAddress(page.request, settings.trustProxy);
    const login = { accountId, generation, amr, acr: assurance(amr), remember: isRemembered };
    const location = await save(page, { create: {}, login });
    log.info({ accountId, amr, address }, 'signed in');
    await devices.give(page.response, accountId);
    send(page.response, 303, '', { location });
  }

  return {
    async begin(page, accountId, { generation, amr, isRemembered, kept = {} }) {
      await updateLanguage(pool, accountId, page.language);
      await goOn(page, { accountId, generation, isRemembered, amr: [...amr], done: [], kept });
    },
    isUnderWay: ({ result }) => progressOf(result) !== undefined,
    async show(page) {
      const progress = progressOf(page.interaction.result);
      await (progress ? goOn(page, progress) : pages.showExpired(page, 400));
    },
    async take(page, form) {
      const progress = progressOf(page.interaction.result);
      const view = progress && (await viewOf(page, progress));
      if (!view) return pages.showExpired(page, 400);
      const step = await nextStep(view);
      // A form that was sent twice, or from a page that lay open: the step that is due is shown.
      if (!step || step.name !== page.url.searchParams.get(STEP_PARAMETER)) return goOn(page, progress);
      const outcome = await step.take(form, forStep(view, step));
      if (outcome.kind !== 'done') {
        const { accountId } = progress;
        log.info({ accountId, address: view.address, step: step.name, why: outcome.kind }, 'step not taken');
      }
      switch (outcome.kind) {
        case 'done': {
          const { [step.name]: _spent, ...kept } = progress.kept;
          const amr = [...new Set([...progress.amr, ...(outcome.amr ?? [])])];
          const { generation = progress.generation } = outcome;
          return goOn(page, { ...progress, generation, amr, kept, done: [...progress.done, step.name] });
        }
        case 'turned':
          return leadTo(page, step, progress, outcome.page);
        case 'again':
          return showStep(page, step, progress, outcome.page);
        case 'locked':
          return showStep(page, step, progress, outcome.page, outcome.until);
      }
    },
  };
}

const forStep = (view: StepView, { name }: SignInStep): StepView => ({
  ...view,
  kept: view.progress.kept[name],
});
