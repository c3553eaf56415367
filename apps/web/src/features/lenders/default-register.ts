import type { Messages } from '@/messages/message-shape';

/**
 * Whether a lender accepts applications of people in the default register; undefined if unknown. To accept an
 * application is not to grant it, and the longer text says so (R5).
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
