import { takeBrowserError } from '@/server/browser-errors/take-browser-error';
import { refuseMethod } from '@/server/requests/json-post';

/** Takes the errors of browsers (docs/decisions/052-browser-errors.md). */
export async function POST(request: Request): Promise<Response> {
  return takeBrowserError(request);
}

export async function GET(): Promise<Response> {
  return refuseMethod();
}

/** Made per request: a GET without this would be stored at the build. */
export const dynamic = 'force-dynamic';
