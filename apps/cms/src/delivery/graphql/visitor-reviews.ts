import type { Core } from '@strapi/strapi';
import {
  approvedComments,
  type CommentQuery,
  ratingSummary,
  type ShownComment,
  type Subject,
} from '../../visitors/reviews/approved-comments';

const typeDefs = /* GraphQL */ `
  """A comment that a moderator has approved."""
  type VisitorComment {
    id: ID!
    name: String!
    text: String!
    rating: Int
    sentAt: DateTime!
    """company, author or expert; null for a visitor's comment."""
    replyLabel: String
    """Null for a comment that is not verified."""
    verifiedBy: VerifiedBy
    """Retired: only the web app of the release before requests it."""
    isVerifiedCustomer: Boolean!
    replies: [VisitorComment!]!
  }
  """What proves that the author of a review asked its lender for a loan through us."""
  enum VerifiedBy {
    """The lender decided on the application."""
    decision
    """The lender has the application, and its applicant opened the link of our mail."""
    applicant
  }
  type CommentPage {
    comments: [VisitorComment!]!
    """Comments without their replies."""
    total: Int!
    pageCount: Int!
    ratingCount: Int!
    ratingAverage: Float
  }
  type RatingSummary {
    count: Int!
    average: Float
  }
  extend type Query {
    """Approved comments of home (subjectId: home), an article or a lender; order: newest or oldest; page from 1."""
    commentPage(
      locale: I18NLocaleCode!
      subjectType: String!
      subjectId: String!
      order: String!
      page: Int!
    ): CommentPage!
    ratingSummary(locale: I18NLocaleCode!, subjectType: String!, subjectId: String!): RatingSummary!
  }
`;

/** No reader goes further. A higher page number is answered like this one. */
const MAX_PAGE = 1000;

/**
 * Adds approved comments and ratings to the schema. They are not generated from the content types, because a generated list
 * could be filtered by pending comments and sorted by private fields.
 */
export function registerVisitorReviews(strapi: Core.Strapi): void {
  strapi
    .plugin('graphql')
    .service('extension')
    .use({
      typeDefs,
      resolvers: {
        VisitorComment: { isVerifiedCustomer: ({ verifiedBy }: ShownComment) => verifiedBy !== null },
        Query: {
          commentPage: (_: unknown, { order, page, ...subject }: CommentQuery) =>
            approvedComments(strapi, {
              ...subject,
              order: order === 'oldest' ? 'oldest' : 'newest',
              page: Math.min(Math.max(1, page), MAX_PAGE),
            }),
          ratingSummary: (_: unknown, subject: Subject) => ratingSummary(strapi, subject),
        },
      },
      resolversConfig: {
        'Query.commentPage': { auth: { scope: ['api::comment.comment.find'] } },
        'Query.ratingSummary': { auth: { scope: ['api::rating.rating.find'] } },
      },
    });
}
