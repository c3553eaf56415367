import { Badge } from '@strapi/design-system';
import { CheckCircle } from '@strapi/icons';
import { type SVGProps, useEffect, useRef } from 'react';
import { counted } from '../desk/format';
import { usePendingCount } from './pending-count';

/** A larger number would not fit into the menu. */
const MOST = 99;

/** The icon of the queue in the menu, with the number of comments that wait. */
export function ModerationIcon(props: SVGProps<SVGSVGElement>) {
  const pending = usePendingCount();
  const badge = useRef<HTMLSpanElement>(null);
  const words = pending ? counted(pending, 'comentario pendiente', 'comentarios pendientes') : '';
  // The menu gives its links an `aria-label`, which hides what is inside.
  useEffect(() => {
    const link = badge.current?.closest('a');
    if (words) link?.setAttribute('aria-description', words);
    else link?.removeAttribute('aria-description');
  }, [words]);
  return (
    <span ref={badge} style={{ display: 'inline-flex' }}>
      <CheckCircle {...props} />
      {words && (
        <Badge
          active={false}
          backgroundColor="primary600"
          textColor="neutral0"
          position="absolute"
          top="-0.8rem"
          left="1.7rem"
          title={words}
        >
          {pending && pending > MOST ? `${MOST}+` : pending}
        </Badge>
      )}
    </span>
  );
}
