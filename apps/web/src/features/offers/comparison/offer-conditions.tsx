import { LenderLink, OfferAction, type OfferActionProps } from '@/features/offers/card/offer-action';
import { offerExit } from '@/features/offers/card/offer-exit';
import { deliveryNote } from '@/features/offers/card/offer-notes';
import { Stack } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

/** The links of an offer in a comparison. They tell an applicant whether the application can go from us to the lender. */
export function OfferConditions({ offer, view, fit }: OfferActionProps) {
  const note = deliveryNote(offer, view, fit);
  return (
    <Stack gap={1} data-offer={offer.offerId}>
      <OfferAction offer={offer} view={view} fit={fit} />
      {offerExit(offer, fit, view.site) && <LenderLink offer={offer} view={view} look="link" />}
      {note && (
        <Text size="note" isQuiet>
          {note}
        </Text>
      )}
    </Stack>
  );
}
