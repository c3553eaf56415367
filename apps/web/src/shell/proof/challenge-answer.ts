import 'server-only';
import type { Language } from '@prestafaro/countries';
import type { ChallengeAnswer } from '@prestafaro/types/challenge';
import { recordLimit } from '@/cms/record-limit';
import { fill, fillCount } from '@/messages/fill';
import type { Messages } from '@/messages/message-shape';
import type { Challenge } from '@/shell/proof/challenge';

/**
 * The part of a form's answer that demands a proof: how long a visitor without scripts waits, and what a script solves. The
 * page has status 429, because the site gets too many forms and this one can be sent again after the wait.
 */
export function challengeAnswer(
  { challenge, wait, waitSeconds }: ChallengeAnswer,
  language: Language,
  messages: Messages,
) {
  recordLimit(waitSeconds);
  const { working, failed, wait: waiting, seconds } = messages.challenge;
  const given: Challenge = { challenge, wait, waitSeconds, messages: { working, failed } };
  const text = fill(waiting.text, { time: fillCount(language, waitSeconds, seconds) });
  return { outcome: 'challenge', title: waiting.title, text, challenge: given, proof: wait } as const;
}
