import { IconDrawing, type IconDrawingProps } from './drawing';
import type { IconName } from './icon-names';
import { iconShapes } from './icon-shapes';

export interface IconProps extends Omit<IconDrawingProps, 'shapes'> {
  name: IconName;
}

/**
 * An icon by name, as plain SVG in the HTML. This module contains every shape, so a client component must not import
 * it: let the parent pass the icon as a child, or use `IconDrawing`.
 */
export function Icon({ name, ...rest }: IconProps) {
  return <IconDrawing shapes={iconShapes[name]} {...rest} />;
}
