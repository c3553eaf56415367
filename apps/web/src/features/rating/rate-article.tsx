import { useId } from 'react';
import { rateArticle } from '@/features/rating/actions';
import { AverageRating } from '@/features/rating/average-rating';
import type { ArticleRating } from '@/features/rating/load-rating';
import styles from '@/features/rating/rate-article.module.css';
import type { SiteView } from '@/shell/site-view';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { formMessages } from '@/shell/visitor-form/form-messages';
import { starLabels } from '@/shell/visitor-form/star-labels';
import { VisitorForm } from '@/shell/visitor-form/visitor-form';
import { Card } from '@/ui/card/card';
import { Text } from '@/ui/text/text';

/** Anchor of the rating of an article. */
export const ratingId = 'article-rating';

export interface RateArticleProps {
  /** documentId. */
  articleId: string;
  rating: ArticleRating;
  view: SiteView;
  /** Initial state of the form: for examples. */
  initial?: FormAnswer;
}

/**
 * The form to rate an article, with its average. The rating is for readers: our own texts carry no rating in the
 * structured data (R12).
 */
export function RateArticle({ articleId, rating, view, initial }: RateArticleProps) {
  const id = useId();
  const messages = view.messages.comments.rating;
  return (
    <Card as="section" look="flat" className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      <Text as="div" size="note" isQuiet>
        <AverageRating rating={rating} view={view} />
      </Text>
      <VisitorForm
        name="rating"
        id={ratingId}
        action={rateArticle}
        hidden={{ locale: view.site.locale, subjectId: articleId }}
        fields={[
          { kind: 'stars', name: 'stars', label: messages.stars, hint: messages.starsHint, labels: starLabels(view) },
        ]}
        messages={formMessages(messages.submit, view)}
        initial={initial}
      />
    </Card>
  );
}
