import { Notice } from '@/blocks/notice/notice';
import { sampleProps } from '@/blocks/sample-props';
import type { Example } from '@/ui/example';

const tones = ['info', 'warning', 'danger', 'success'] as const;

export const examples: Example[] = tones.map((tone) => ({
  title: tone,
  node: (
    <Notice
      block={{ tone, text: 'Desconfía de quien cobra **por adelantado**.' }}
      {...sampleProps(`example-${tone}`)}
    />
  ),
}));
