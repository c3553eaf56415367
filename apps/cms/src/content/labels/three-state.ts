/**
 * The name of the custom field for a fact that may be unknown: yes, no, or no value. It is stored as a boolean that may be null;
 * Strapi's own switch shows null as "no".
 */
export const THREE_STATE = 'three-state';

/** The choices as an editor reads them. */
export const THREE_STATE_LABELS = { yes: 'Sí', no: 'No', unknown: 'No consta' } as const;

export type ThreeState = keyof typeof THREE_STATE_LABELS;

const VALUES: Readonly<Record<ThreeState, boolean | null>> = { yes: true, no: false, unknown: null };

export const valueOfState = (state: ThreeState): boolean | null => VALUES[state];

export function stateOfValue(value: boolean | null | undefined): ThreeState {
  if (value === null || value === undefined) return 'unknown';
  return value ? 'yes' : 'no';
}
