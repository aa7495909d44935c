import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import type { EasypostCall } from '../../src/case-service/stamps/post-offices/easypost-office.ts';

type Reply = { status: number; body: unknown };

/** Serves a post office at an address of this machine, as EasyPost is served: the firm is who has the key. */
export async function postCounter(answer: (call: EasypostCall) => Promise<Reply>) {
  const calls: EasypostCall[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const key = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64');
    const call = {
      method: request.method as 'GET' | 'POST',
      path: new URL(request.url ?? '', 'http://post').pathname.replace('/v2', ''),
      firmId: key.toString().replace(/:$/, ''),
      body: text ? JSON.parse(text) : null,
    };
    calls.push(call);
    const { status, body } = await answer(call);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
