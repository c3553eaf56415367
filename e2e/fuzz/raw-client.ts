import { connect } from 'node:net';

export interface RawAnswer {
  /** Null: the server closed the connection without an answer. */
  status: number | null;
  head: string;
  /** Neither answered nor closed in time. */
  isHung: boolean;
}

const HUNG_AFTER_MS = 30_000;
/** How long a server may still send after the head of an answer, if it keeps the connection open. */
const REST_MS = 250;

interface Options {
  port: number;
  bytes: Buffer;
  /** The bytes are no whole request: the client goes away after this time, and the server must close its side. */
  leavesAfterMs?: number | undefined;
}

/** Sends bytes as they are over a connection of their own, and reads the head of the answer. */
export function sendBytes({ port, bytes, leavesAfterMs }: Options): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port });
    let received: Buffer = Buffer.alloc(0);
    let rest: NodeJS.Timeout | undefined;
    const finish = (isHung: boolean) => {
      clearTimeout(hung);
      clearTimeout(leaving);
      clearTimeout(rest);
      socket.destroy();
      const head = received.toString('latin1').split('\r\n\r\n')[0] ?? '';
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1];
      resolve({ status: status ? Number(status) : null, head, isHung });
    };
    const hung = setTimeout(() => finish(!isAnswered(received)), HUNG_AFTER_MS);
    const leaving = leavesAfterMs === undefined ? undefined : setTimeout(() => socket.end(), leavesAfterMs);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (part: Buffer) => {
      // The head is enough to judge an answer, and pages are long.
      if (received.length < 16_384) received = withoutInformation(Buffer.concat([received, part]));
      if (!isAnswered(received)) return;
      clearTimeout(rest);
      rest = setTimeout(() => finish(false), REST_MS);
    });
    socket.on('close', () => finish(false));
    // The close follows, and says the same: no answer.
    socket.on('error', () => undefined);
  });
}

const isAnswered = (received: Buffer) => received.includes('\r\n\r\n');

/** Without `100 Continue` and other answers that another one follows. */
function withoutInformation(received: Buffer): Buffer {
  const isInformation = /^HTTP\/1\.1 1\d\d/.test(received.toString('latin1', 0, 12));
  const end = received.indexOf('\r\n\r\n');
  return isInformation && end >= 0 ? received.subarray(end + 4) : received;
}
