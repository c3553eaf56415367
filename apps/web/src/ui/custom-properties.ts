import type { CSSProperties } from 'react';

/**
 * The only way this library writes a `style` attribute: CSS custom properties, never a declaration. The style sheet
 * decides the meaning of the numbers.
 */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values as CSSProperties;
}
