import { ServerResponse } from 'node:http';
import { hashedPolicy } from '@/site/security/hashed-policy.mjs';

const header = 'content-security-policy';
const ownEnd = Symbol('end');

type End = (this: ServerResponse, ...sent: unknown[]) => ServerResponse;
type Answer = ServerResponse & { [ownEnd]?: End };

/**
 * The last word: HTML that nobody gave a policy gets that of its own scripts when it is sent. It is the error screen in
 * place of a stored page that cannot be made: it is in no cache, and the proxy could not know of it (decision 018).
 *
 * Next sends such a screen in one piece, to whichever `end` its compression has put on the answer. So the property itself
 * is watched, once for all answers.
 */
export function stateMissingPolicies(): void {
  const end = withPolicy(ServerResponse.prototype.end as End);
  Object.defineProperty(ServerResponse.prototype, 'end', {
    configurable: true,
    get(this: Answer) {
      return this[ownEnd] ?? end;
    },
    set(this: Answer, replaced: End) {
      this[ownEnd] = withPolicy(replaced);
    },
  });
}

function withPolicy(end: End): End {
  return function endWithPolicy(...sent) {
    const lacksPolicy = !this.headersSent && !this.hasHeader(header);
    if (lacksPolicy && String(this.getHeader('content-type')).startsWith('text/html')) {
      const [html] = sent;
      this.setHeader(header, hashedPolicy(typeof html === 'string' || Buffer.isBuffer(html) ? String(html) : ''));
    }
    return end.apply(this, sent);
  };
}
