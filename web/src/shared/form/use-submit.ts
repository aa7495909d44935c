import type { Route, RouteReply } from '@writdesk/contract/route';
import { type CallArguments, useAction } from '../api/index.ts';
import { toast } from '../ui/index.ts';

type BodyOf<R extends Route> = CallArguments<R> extends { body?: infer B } ? B : never;
type ParamsOf<R extends Route> = CallArguments<R> extends { params: infer P } ? { params: P } : object;

interface CheckedForm<B> {
  /** The body, or null where a field is wrong and says so. */
  check: () => B | null;
  refuse: (error: unknown) => void;
}

type SubmitOptions<R extends Route, B> = ParamsOf<R> & {
  /** The toast once the server has taken it. */
  said?: (reply: RouteReply<R>, body: B) => { title?: string; text: string };
  onSent: (reply: RouteReply<R>, body: B) => void;
};

/**
 * A form that is sent to a route as its body; what it gives is what `RecordDialog` takes. Nothing is sent while a field is
 * wrong, and a refusal stands at the field that it names.
 */
export function useSubmit<R extends Route, B extends BodyOf<R>, F>(
  form: F & CheckedForm<B>,
  route: R,
  { said, onSent, ...address }: SubmitOptions<R, B>,
) {
  const { runAsync, isRunning } = useAction(route, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (body === null) return;
    // The types of the options hold the parts to the route.
    runAsync({ ...address, body } as unknown as CallArguments<R>)
      .then((reply) => {
        if (said) {
          const { text, ...rest } = said(reply, body);
          toast.success(text, rest);
        }
        onSent(reply, body);
      })
      .catch(form.refuse);
  };
  return { ...form, submit, isRunning };
}
