import * as z from 'zod/mini';
import { locales } from './country.ts';

/** The site of a message: one country in one language. */
export const localeSchema = z.enum(locales);
