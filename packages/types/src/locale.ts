import * as z from 'zod/mini';
import { locales } from './country.ts';

/** The site that a message is about: one country in one language. */
export const localeSchema = z.enum(locales);
