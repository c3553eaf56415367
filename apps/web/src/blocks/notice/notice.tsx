import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/notice/notice.module.css';
import type { NoticeBlockFragment } from '@/cms/generated/graphql';
import { Container } from '@/ui/container/container';
import { Markdown } from '@/ui/markdown/markdown';
import { Notice as NoticeBox } from '@/ui/notice/notice';
import { Prose } from '@/ui/prose/prose';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

/** A remark set apart. Its tone is also stated in text, for visitors who see neither colour nor icon. */
export function Notice({ block, view, isInProse, isPlain }: BlockProps<NoticeBlockFragment>) {
  const box = (
    <NoticeBox tone={block.tone} className={styles.notice}>
      <VisuallyHidden>{view.messages.notice[block.tone]}: </VisuallyHidden>
      <Prose>
        <Markdown text={block.text} anchors={[]} isPlain={isPlain} />
      </Prose>
    </NoticeBox>
  );
  return isInProse ? box : <Container className={styles.loose}>{box}</Container>;
}
