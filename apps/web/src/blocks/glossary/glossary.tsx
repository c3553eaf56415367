import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/glossary/glossary.module.css';
import type { GlossaryBlockFragment } from '@/cms/generated/graphql';
import { termAnchor } from '@/shell/glossary/term-anchor';
import { Rail } from '@/ui/rail/rail';
import { Section } from '@/ui/section/section';

/** The terms that the texts of the site explain, in the order of their language, each with an anchor of its own. */
export function Glossary({ block, view, anchors }: BlockProps<GlossaryBlockFragment>) {
  const [id = 'glossary'] = anchors;
  const { compare } = new Intl.Collator(view.site.locale);
  const terms = block.terms.flatMap((term) => (term ? [term] : [])).sort((a, b) => compare(a.term, b.term));
  const head = (
    <>
      <h2 id={id}>{block.title}</h2>
      {block.lead && <p>{block.lead}</p>}
    </>
  );
  return (
    <Section aria-labelledby={id}>
      <Rail head={head}>
        <dl className={styles.terms}>
          {terms.map(({ term, definition }) => (
            <div key={term} id={termAnchor(term)}>
              <dt>
                <dfn>{term}</dfn>
              </dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      </Rail>
    </Section>
  );
}
