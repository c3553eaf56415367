import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { experimentsOf } from '@prestafaro/types/experiment';
import { siteSetting } from '../labels/content-types/site-setting';
import { fieldName } from '../labels/field-name';
import type { Problem } from './problem';

interface ExperimentDraft {
  experimentCode?: string | null;
  experimentState?: string | null;
  experimentPercentB?: number | null;
  experimentStartsAt?: string | Date | null;
  experimentEndsAt?: string | Date | null;
}

/** What keeps the experiment of a site from running as its editors expect: the web app would ignore it without a message. */
export function experimentProblems(draft: ExperimentDraft, { locale }: { locale: string }): Problem[] {
  return [...inCode(draft, locale as Locale), ...inRun(draft), ...inDates(draft)];
}

function inCode({ experimentCode: code }: ExperimentDraft, locale: Locale): Problem[] {
  const { country } = siteOfLocale(locale);
  const offered = experimentsOf(country).map(({ id }) => id as string);
  if (!code || offered.includes(code)) return [];
  const fix =
    offered.length > 0 ? `Escribe ${offered.join(' o ')}.` : 'Este país no tiene ninguno: deja el campo vacío.';
  return [problem('experimentCode', `tiene “${code}”, que no es un experimento de este país. ${fix}`)];
}

function inRun({ experimentCode: code, experimentState, experimentPercentB: percentB }: ExperimentDraft): Problem[] {
  if (experimentState !== 'running') return [];
  return [
    ...(code
      ? []
      : [problem('experimentCode', `está vacío, y ${name('experimentState')} es «En marcha». Escribe cuál es.`)]),
    ...(typeof percentB === 'number'
      ? []
      : [
          problem(
            'experimentPercentB',
            `está vacío, y ${name('experimentState')} es «En marcha». Escribe un número de 0 a 100.`,
          ),
        ]),
  ];
}

function inDates({ experimentStartsAt: from, experimentEndsAt: until }: ExperimentDraft): Problem[] {
  if (!from || !until || new Date(from) < new Date(until)) return [];
  return [
    problem('experimentEndsAt', `no es posterior a ${name('experimentStartsAt')}. Cambia una de las dos fechas.`),
  ];
}

type Field = keyof ExperimentDraft;

const name = (field: Field) => fieldName(siteSetting, field);
const problem = (field: Field, message: string): Problem => ({ path: [field], message: `${name(field)} ${message}` });
