import 'server-only';
import { type Attribution, attributionSchema } from '@prestafaro/types/application';
import { type PageQuery, queryText } from '@/site/page-query';

const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/**
 * The campaign of the page's own address, for those who have consented to measurement (R15, R18).
 * @param consent the cookie `pf_consent`, as JSON or as a list of names; whatever it holds else is no consent.
 */
export function attributionOf(query: PageQuery, consent: string | undefined): Attribution | null {
  if (!allowsMeasurement(consent)) return null;
  const campaign = Object.fromEntries(
    campaignKeys.flatMap((key) => {
      const value = queryText(query, key);
      return value ? [[key, value]] : [];
    }),
  );
  return readAttribution(JSON.stringify(campaign));
}

/** The hidden field of the form. What a visitor has changed there is no attribution. */
export function readAttribution(text: string): Attribution | null {
  const parsed = attributionSchema.safeParse(parseJson(text));
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}

function allowsMeasurement(consent: string | undefined): boolean {
  if (!consent) return false;
  const parsed = parseJson(consent);
  if (typeof parsed !== 'object' || parsed === null)
    return consent.split(',').some((name) => name.trim() === 'measurement');
  if (Array.isArray(parsed)) return parsed.includes('measurement');
  if ('measurement' in parsed) return parsed.measurement === true;
  return 'categories' in parsed && Array.isArray(parsed.categories) && parsed.categories.includes('measurement');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
