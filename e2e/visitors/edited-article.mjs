// @ts-check

/** The article of the seed of Spain that editors change in tests and benchmarks. */
export const EDITED_SLUG = 'presupuesto-mensual-y-fondo-de-emergencia';

export const EDITED_PATH = `/blog/${EDITED_SLUG}/`;
