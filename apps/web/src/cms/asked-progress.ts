import 'server-only';
import { askProgress, type ProgressAnswer } from '@/cms/application-progress';
import { processWide } from '@/cms/process-wide';
import { type RequestContext, requestContext } from '@/cms/request-context';

interface Asked {
  readonly token: string;
  readonly answer: ProgressAnswer;
}

/** By request, so that an answer is forgotten with its request and no other request can read it. Not in the context, which reaches logs. */
const asked = processWide('asked-progress', () => new WeakMap<RequestContext, Asked>());

/** Reads the state of an application in the proxy, and hands the answer over to the page or the route of the same request. */
export async function askProgressForRequest(context: RequestContext, token: string): Promise<ProgressAnswer> {
  const answer = await askProgress(token);
  asked.set(context, { token, answer });
  return answer;
}

/** The answer that the proxy got for this token in the current request; a new one if it did not ask. */
export async function progressOfRequest(token: string): Promise<ProgressAnswer> {
  const context = requestContext();
  const known = context && asked.get(context);
  return known?.token === token ? known.answer : askProgress(token);
}
