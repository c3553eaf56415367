// @ts-check
import { debts } from './articles/debts.mjs';
import { economy } from './articles/economy.mjs';
import { loans } from './articles/loans.mjs';

/**
 * @typedef {object} Cover
 * @property {string} slug of the article
 * @property {string} alt what is drawn, in one Spanish sentence: the article repeats it as `coverAlt`
 * @property {readonly string[]} parts from back to front
 */

/**
 * Every cover that code draws. What an article is about stands near the middle: on phones a card shows only the square from
 * x 285 to 915. Neighbours in the blog differ in sky, side of the lighthouse and object.
 * @type {readonly Cover[]}
 */
export const covers = [...loans, ...debts, ...economy];
