import * as z from 'zod/mini';

/**
 * The parts of an application that a lender may receive, in the order in which the page names them. The first four go to every
 * lender with a delivery; an editor decides about the others for each lender. What each part holds in the message is in
 * `apps/cms/src/delivery/lenders/payload.ts`, and in docs/lead-delivery.md for the lender.
 */
export const deliveredParts = ['loan', 'name', 'birthDate', 'contact', 'income', 'document', 'account'] as const;

/** A part of an application that a lender may receive: one of {@link deliveredParts}. */
export type DeliveredPart = (typeof deliveredParts)[number];

/** Parses the name of a part: one of {@link deliveredParts}. */
export const deliveredPartSchema = z.enum(deliveredParts);
