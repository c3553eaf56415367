import { verdictText } from '../experiments/experiment-sentence';
import type { ExperimentRow } from './report';

/** What an experiment says, in one sentence. A reader may act on it without knowing what an interval is. */
export function sentenceOf({ ratio, comparison }: Pick<ExperimentRow, 'ratio' | 'comparison'>): string {
  if (ratio === 'skewed')
    return 'El reparto no es el que está puesto, así que el resultado no significa nada: avisa a quien lleva el código.';
  if (!comparison) return 'Aún son muy pocas personas para mostrar el resultado. Espera a que lleguen más.';
  return verdictText(comparison);
}
