import { useId } from 'react';
import { Band } from '@/features/calculator/band';
import styles from '@/features/calculator/calculator.module.css';
import type { CalculatorKind } from '@/features/calculator/calculator-kind';
import { Markdown } from '@/ui/markdown/markdown';
import { Prose } from '@/ui/prose/prose';
import { Rail } from '@/ui/rail/rail';

export interface DocumentsProps {
  kinds: readonly CalculatorKind[];
  title: string;
  isInProse: boolean;
}

/** Documents that a lender may ask for, by kind of loan. Empty if an editor wrote none. */
export function Documents({ kinds, title, isInProse }: DocumentsProps) {
  const id = useId();
  if (!kinds.some(({ documents }) => documents)) return null;
  const lists = kinds.map(({ kind, documents }) => (
    <div key={kind} data-kind={kind}>
      <Prose>{documents && <Markdown text={documents} anchors={[]} />}</Prose>
    </div>
  ));
  const head = (
    <h3 id={id} className={styles.heading}>
      {title}
    </h3>
  );
  return (
    <Band isInProse={isInProse} labelledBy={id}>
      {isInProse ? (
        <>
          {head}
          {lists}
        </>
      ) : (
        <Rail head={head}>{lists}</Rail>
      )}
    </Band>
  );
}
