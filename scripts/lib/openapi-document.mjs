import { capture, withTools } from './run.mjs';

/** The OpenAPI document as the contract has it now. */
export async function freshDocument(node) {
  const { code, output } = await capture(node, ['server/src/openapi.ts'], { env: withTools() });
  if (code !== 0) throw new Error(`The OpenAPI document could not be made:\n${output}`);
  return output;
}
