import { countryOf, type DateStyle, dateIn, formatDate, type Site } from '@prestafaro/countries';

/** A moment in the country's time: `21.11.2026, 21:43`. @param iso in UTC */
export function momentText(iso: string, { country, locale }: Site, style: DateStyle = 'numeric'): string {
  const { timeZone } = countryOf(country);
  const instant = new Date(iso);
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
  return `${formatDate(dateIn(timeZone, instant), locale, style)}, ${hour}`;
}

export interface MomentProps {
  /** In UTC. */
  iso: string;
  site: Site;
  style?: DateStyle;
}

/** A moment with a machine-readable time. */
export function Moment({ iso, site, style }: MomentProps) {
  return <time dateTime={new Date(iso).toISOString()}>{momentText(iso, site, style)}</time>;
}
