/** One message of a stream of server-sent events. `data` is absent where only the place moved on. */
export interface StreamMessage {
  event: string;
  data: string | undefined;
  /** Where the reader is; sent back as Last-Event-ID. */
  id: string | undefined;
}

/**
 * Cuts a stream's text into messages, however the network has broken it up.
 * @returns a function that takes the next piece and gives the messages that it completes.
 */
export function eventReader(): (piece: string) => StreamMessage[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(readBlock);
  };
}

function readBlock(block: string): StreamMessage {
  const message: StreamMessage = { event: 'message', data: undefined, id: undefined };
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    // A line that begins with a colon is a comment: the heartbeat.
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') message.event = value;
    if (field === 'id') message.id = value;
    if (field === 'data') message.data = message.data === undefined ? value : `${message.data}\n${value}`;
  }
  return message;
}
