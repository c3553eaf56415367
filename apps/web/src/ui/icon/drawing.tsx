import { createElement } from 'react';
import { classNames } from '../class-names';
import styles from './icon.module.css';

/** Shapes of one icon on lucide's 24 × 24 grid: element name and attributes. */
export type IconShapes = readonly (readonly [
  tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  attributes: Readonly<Record<string, string>>,
])[];

export interface IconDrawingProps {
  shapes: IconShapes;
  /** Announced by screen readers; without it the icon is decoration and is hidden from them. */
  label?: string;
  size?: 'text' | 'large';
  className?: string;
}

/** Draws one set of shapes. Client leaves use it with a single import from `icon-shapes`; everything else uses `Icon`. */
export function IconDrawing({ shapes, label, size = 'text', className }: IconDrawingProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, as `meaning` says
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, size === 'large' && styles.large, className)}
      {...meaning}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
