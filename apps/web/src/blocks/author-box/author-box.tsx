import type { BlockProps } from '@/blocks/block-props';
import { FoldedSection } from '@/blocks/folded-section';
import type { AuthorBoxBlockFragment } from '@/cms/generated/graphql';
import { AuthorBox as AuthorCard } from '@/features/author/author-box/author-box';
import { RailMatter } from '@/ui/rail/rail';

/** The author of the text (R36). Empty if the author is no longer published. */
export function AuthorBox({ block, view, isInProse, folded }: BlockProps<AuthorBoxBlockFragment>) {
  if (!block.author) return null;
  const card = <AuthorCard author={block.author} view={view} />;
  if (folded) {
    return (
      <FoldedSection title={[block.author.name, block.author.jobTitle].join(', ')} isWide>
        {card}
      </FoldedSection>
    );
  }
  return isInProse ? card : <RailMatter>{card}</RailMatter>;
}
