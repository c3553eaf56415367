import type { CSSProperties } from 'react';

/**
 * The only way this library writes a `style` attribute: CSS custom properties, never a declaration.
 * What the numbers mean is decided in the style sheet.
 */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values as CSSProperties;
}
