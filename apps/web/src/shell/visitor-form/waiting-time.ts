import type { Language } from '@prestafaro/countries';
import { fillCount } from '@/messages/fill';
import type { Messages } from '@/messages/message-shape';

/** How long a limited visitor has to wait, rounded up: `12 minutos`, and from two hours on `24 horas`. */
export function waitingTime(seconds: number, language: Language, { units }: Pick<Messages, 'units'>): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes < 120) return fillCount(language, minutes, units.minutes);
  const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  return hours.format(Math.ceil(minutes / 60));
}
