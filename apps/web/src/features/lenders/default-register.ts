import type { Messages } from '@/messages/message-shape';

/**
 * Whether a lender looks at requests of people in the register of defaulters; undefined when it does not say. To look
 * at a request is not to grant it, and the longer text says so (R5).
 */
export function registerText(
  accepts: boolean | null,
  length: 'short' | 'long',
  { lenders: { register } }: Messages,
): string | undefined {
  if (accepts === null) return undefined;
  if (length === 'short') return accepts ? register.shortYes : register.shortNo;
  return accepts ? register.yes : register.no;
}
