import { type WebVitalName, webVitalLimits } from '@prestafaro/types/web-vital';
import type { Figure, SourceType, SpeedResult } from './report';

/* Spanish labels for the codes of a report, on its page and in its file. */

export const typeLabels: Readonly<Record<SourceType, string>> = {
  utm: 'Campaña',
  organic: 'Buscador',
  ai: 'Asistente de IA',
  referral: 'Otra web',
  direct: 'Directo',
  unknown: 'Sin dato',
};

const kindLabels: Readonly<Record<string, string>> = {
  blog: 'Artículos',
  tag: 'Temas',
  seo: 'Páginas de aterrizaje',
  lender: 'Prestamistas',
  doc: 'Documentos',
  author: 'Autores',
};

/** The name of a kind of page. The home page, lists of offers and forms have no kind. */
export const kindLabel = (kind: string): string => kindLabels[kind] ?? 'Portada, ofertas, formularios y otras';

const formLabels: Readonly<Record<string, string>> = {
  application: 'Solicitud',
  offers: 'Búsqueda de ofertas',
  calculator: 'Calculadora',
  simulator: 'Simulador',
  comment: 'Comentario',
  rating: 'Valoración',
  report: 'Denuncia de un comentario',
};

/** The name of a form. The short forms have versions: `reg.2` is «Registro (reg.2)». An unknown name is shown as it is. */
export function formLabel(form: string): string {
  return /^reg2?(\.|$)/.test(form) ? `Registro (${form})` : (formLabels[form] ?? form);
}

const percents = new Intl.NumberFormat('es', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});

/** `12,5`: the percentage of a part, with a decimal comma. Empty if one of the numbers is hidden or nothing was counted. */
export function percentOf(part: Figure, whole: Figure): string {
  return typeof part === 'number' && typeof whole === 'number' && whole > 0
    ? percents.format((part / whole) * 100)
    : '';
}

export const ratingLabels: Readonly<Record<SpeedResult['rating'], string>> = {
  good: 'Buena',
  middling: 'Mejorable',
  poor: 'Mala',
};

export const vitalLabels: Readonly<Record<WebVitalName, string>> = {
  LCP: 'LCP, lo principal visible',
  INP: 'INP, respuesta al tocar',
  CLS: 'CLS, saltos de la página',
};

/** A figure of speed in its unit: `2,3 s`, `180 ms`, `0,08`. Rounded up, so that one above a limit does not read as the limit. */
function vitalText(name: WebVitalName, value: number): string {
  if (name === 'INP') return `${Math.ceil(value)} ms`;
  const [step, digits, unit] = name === 'LCP' ? [100, 1, ' s'] : [10, 2, ''];
  return `${((Math.ceil(value / step) * step) / 1000).toFixed(digits).replace('.', ',')}${unit}`;
}

/** The 75th percentile, or the end above which it is. */
export const percentileText = (name: WebVitalName, p75: number | null): string =>
  p75 === null ? `> ${vitalText(name, webVitalLimits[name].ends.at(-1) ?? 0)}` : vitalText(name, p75);
