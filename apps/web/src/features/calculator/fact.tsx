import { Figure } from '@/ui/figure/figure';
import { Text } from '@/ui/text/text';

/** A figure of a result in a `dl`, with its name above and a note below. */
export function Fact({ label, figure, note }: { label: string; figure: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Figure size="s">{figure}</Figure>
        <Text as="span" size="note" isQuiet>
          {note}
        </Text>
      </dd>
    </div>
  );
}
